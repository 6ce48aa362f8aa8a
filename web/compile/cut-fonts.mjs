// Cuts the two faces to what the app prints: the weights it uses (of the cut face one), of Latin the
// letters and signs that sentences and names have, of Latin Extended and Cyrillic the letters of Europe.
// Run once when the faces change; the results are kept:
//   npm install --no-save subset-font && node compile/cut-fonts.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const subset = createRequire(process.env.SUBSET_FONT ?? import.meta.url)('subset-font');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_none, at) => from + at);
const letters = {
  latin: [...range(0x20, 0x7e), 0xa0, 0xab, 0xad, 0xb0, 0xb7, 0xbb, ...range(0xc0, 0xff), 0x2009, 0x2011, 0x2013, 0x2014, ...range(0x2018, 0x201e), 0x2022, 0x2026, 0x202f, 0x2212],
  'latin-ext': range(0x100, 0x17f),
  cyrillic: [0x401, 0x404, 0x406, 0x407, 0x40e, ...range(0x410, 0x44f), 0x451, 0x454, 0x456, 0x457, 0x45e, 0x490, 0x491, 0x2116],
};
const weights = { commissioner: { min: 400, max: 700, default: 400 }, piazzolla: 800 };

for (const [family, weight] of Object.entries(weights)) {
  for (const [script, all] of Object.entries(letters)) {
    const name = `${family}-${script}-wght-normal.woff2`;
    const whole = fs.readFileSync(path.join(web, 'node_modules', '@fontsource-variable', family, 'files', name));
    const cut = await subset(whole, String.fromCodePoint(...all), { targetFormat: 'woff2', variationAxes: { wght: weight } });
    fs.writeFileSync(path.join(web, 'src', 'look', 'fonts', name), cut);
    console.log(name, whole.length, '->', cut.length);
  }
}
