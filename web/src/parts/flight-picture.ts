// The drawing of a flight as a file of its own: its colours and letters stand in it, its title above,
// and who sits where below.
const inlined = ['fill', 'opacity', 'text-anchor', 'font-size', 'font-weight'] as const;
const faces = 'Georgia, "Times New Roman", serif';
const side = 104; // of the drawing, with its margin
const perRow = 3;
const rowHeight = 5;
const aboveIt = 9;

type Styles = (element: Element) => CSSStyleDeclaration;

// `styles` is how a page computes them; elsewhere another one may be given.
export function picture(drawing: SVGSVGElement, title: string, legend: string[], styles: Styles = getComputedStyle): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((each) => [...each.querySelectorAll('*')]);
  to!.forEach((each, at) => {
    const computed = styles(from![at]!);
    for (const name of inlined) {
      const value = computed.getPropertyValue(name);
      if (value) each.setAttribute(name, value);
    }
    for (const name of [...each.attributes].map((one) => one.name)) if (/^(class|style|data-|aria-)/.test(name)) each.removeAttribute(name);
  });
  const root = styles(drawing);
  const [ink, ground] = [root.getPropertyValue('--ink').trim() || '#12201b', root.getPropertyValue('--stock').trim() || '#e7eae2'];
  const rows = Math.ceil(legend.length / perRow);
  const height = aboveIt + side + rows * rowHeight + 3;
  const text = (x: number, y: number, size: number, words: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${escaped(words)}</text>`;
  const inner = [...copy.childNodes].map((each) => new XMLSerializer().serializeToString(each)).join('').replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const names = legend.map((each, at) => text(2 + (at % perRow) * 34, aboveIt + side + 2 + Math.floor(at / perRow) * rowHeight, 3.4, each)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 ${side} ${height}" width="832" height="${height * 8}" font-family='${faces}'>
<title>${escaped(title)}</title><rect x="-2" y="0" width="${side}" height="${height}" fill="${ground}"/>
${text(2, 6, Math.min(4.6, 190 / Math.max(1, title.length)), title)}<g transform="translate(0 ${aboveIt + 2})">${inner}</g>${names}
</svg>
`;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
