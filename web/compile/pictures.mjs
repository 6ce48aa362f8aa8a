// Pictures and signs. All pictures are one file that every device loads, so that nobody can tell
// a card by what was asked for; the signs are shapes within the program.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const svgs = (folder) =>
  fs
    .readdirSync(path.join(web, folder))
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => ({ id: name.slice(0, -4), text: fs.readFileSync(path.join(web, folder, name), 'utf8') }));

const inside = (text) =>
  text
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .trim();
const viewBox = (text) => /viewBox="([^"]*)"/.exec(text)[1];

export function spriteText() {
  const symbols = svgs('art').map(
    ({ id, text }) => `<symbol id="${id}" viewBox="${viewBox(text)}">${inside(text)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

export const signPaths = () =>
  Object.fromEntries(svgs('icons').map(({ id, text }) => [id, [...text.matchAll(/ d="([^"]*)"/g)].map((m) => m[1])]));

export function picturesPlugin() {
  let serving = false;
  return {
    name: 'pictures',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      if (id === 'virtual:pictures' || id === 'virtual:signs') return '\0' + id;
    },
    load(id) {
      if (id === '\0virtual:signs') return `export const signs = ${JSON.stringify(signPaths())};`;
      if (id !== '\0virtual:pictures') return;
      const ids = JSON.stringify(svgs('art').map((each) => each.id));
      if (serving) return `export const sheet = '/pictures.svg'; export const ids = new Set(${ids});`;
      const file = this.emitFile({ type: 'asset', name: 'pictures.svg', source: spriteText() });
      return `export const sheet = import.meta.ROLLUP_FILE_URL_${file}; export const ids = new Set(${ids});`;
    },
    renderStart() {},
    resolveFileUrl({ fileName }) {
      return JSON.stringify('/' + fileName);
    },
    configureServer(server) {
      server.middlewares.use('/pictures.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(spriteText());
      });
    },
  };
}
