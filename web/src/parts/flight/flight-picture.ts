// The drawing of a flight as a file of its own: its colours, letters and small pictures stand in it, its
// title above, and who sits where below.
import { sheet } from 'virtual:pictures';

const inlined = ['fill', 'opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font-size', 'font-weight'] as const;
const faces = 'Georgia, "Times New Roman", serif';
const perRow = 3;
const rowHeight = 5;
const aboveIt = 9;
const drawn = 'http://www.w3.org/2000/svg';

type Styles = (element: Element) => CSSStyleDeclaration;

// Fetched as a document: a page that takes no script from a string parses none either.
export const symbols = (): Promise<Document | null> =>
  new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', sheet);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () => done(request.responseXML);
    request.onerror = () => fail(new Error('lost'));
    request.send();
  });

// A picture of the sheet becomes shapes of the drawing.
function unfold(copy: SVGSVGElement, from: Document | null, spot: string) {
  for (const use of copy.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.split('#')[1] ?? '';
    const shapes = document.createElementNS(drawn, 'g');
    for (const each of [...(from?.getElementById(id)?.children ?? [])]) {
      const shape = shapes.appendChild(document.importNode(each, true));
      if (/^var/.test(shape.getAttribute('fill') ?? '')) shape.setAttribute('fill', spot);
      shape.removeAttribute('class');
    }
    use.replaceWith(shapes);
  }
}

interface How {
  styles?: Styles; // how a page computes them; elsewhere another one may be given
  symbols?: Document | null;
}

export function picture(drawing: SVGSVGElement, title: string, legend: string[], { styles = getComputedStyle, symbols: sheetOf = null }: How = {}): string {
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
  unfold(copy, sheetOf, root.getPropertyValue('--art-spot').trim() || '#b5172d');
  const [left = 0, , width = 100, tall = 100] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const rows = Math.ceil(legend.length / perRow);
  const height = aboveIt + tall + 4 + rows * rowHeight + 3;
  const text = (x: number, y: number, size: number, words: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${escaped(words)}</text>`;
  const inner = [...copy.childNodes].map((each) => new XMLSerializer().serializeToString(each)).join('').replaceAll(` xmlns="${drawn}"`, '');
  const names = legend.map((each, at) => text(left + 4 + (at % perRow) * (width / perRow), aboveIt + tall + 4 + Math.floor(at / perRow) * rowHeight, 3.4, each)).join('');
  return `<svg xmlns="${drawn}" viewBox="${left} 0 ${width} ${height}" width="${width * 8}" height="${height * 8}" font-family='${faces}'>
<title>${escaped(title)}</title><rect x="${left}" y="0" width="${width}" height="${height}" fill="${ground}"/>
${text(left + 4, 6, Math.min(4.6, 190 / Math.max(1, title.length)), title)}<g transform="translate(0 ${aboveIt})">${inner}</g>${names}
</svg>
`;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
