// Gives an address to somebody else: by the device's own way, by the clipboard, or, on a page that is
// not encrypted and has neither, by the old way of copying what is selected.
export type Shared = 'given' | 'copied' | 'by-hand';

export async function give(address: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title: 'Omertà', url: address });
      return 'given';
    }
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(address);
      return 'copied';
    }
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'AbortError') return 'given'; // thought better of
  }
  return copiedBySelection(address) ? 'copied' : 'by-hand';
}

function copiedBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  field.remove();
  return copied;
}
