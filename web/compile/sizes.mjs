// What the first load of each language weighs, packed as the server packs it, against the limits.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { languages } from './volumes.mjs';

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const assets = path.join(web, 'dist', 'assets');
const packed = (file) => zlib.brotliCompressSync(fs.readFileSync(file)).length;
const all = fs.readdirSync(assets);
const named = (start, end) => all.filter((each) => each.startsWith(start) && each.endsWith(end)).map((each) => path.join(assets, each));
const sum = (files) => files.reduce((total, each) => total + (each.endsWith('.woff2') ? fs.statSync(each).size : packed(each)), 0);

const shell = [path.join(web, 'dist', 'index.html'), ...named('index-', '.js'), ...named('index-', '.css'), ...named('style-', '.css'), ...named('scene', '.svg')];
const screens = ['Lobby', 'Phone', 'End'].flatMap((each) => named(each + '-', '.js'));
const shared = all
  .filter((each) => each.endsWith('.js') && /^[A-Z]/.test(each))
  .map((each) => path.join(assets, each))
  .filter((each) => !screens.includes(each) && !/(Rules|Replay|TableScreen|Console)-/.test(each));
const pictures = named('pictures', '.svg');

// A language's volumes are told apart by what is in them.
const volume = (language, name) =>
  named(name + '-', '.js').filter((each) => {
    const text = fs.readFileSync(each, 'utf8');
    const words = JSON.parse(fs.readFileSync(path.join(web, 'words', `${language}.json`), 'utf8'));
    return name !== 'app' || text.includes(words['app.motto']);
  });
const scripts = { en: ['latin-wght'], pl: ['latin-wght', 'latin-ext'], sk: ['latin-wght', 'latin-ext'], cs: ['latin-wght', 'latin-ext'], ru: ['latin-wght', 'cyrillic'] };

let failed = false;
for (const language of languages) {
  const index = languages.indexOf(language);
  const largest = (name) => {
    const sizes = named(name + "-", ".js").map(packed).sort((a, b) => a - b);
    return sizes[language === 'ru' ? sizes.length - 1 : Math.min(index, sizes.length - 1)] ?? 0;
  };
  const words = sum(volume(language, 'app')) + largest('cli') + largest('mrakoszlap');
  const fonts = sum(scripts[language].flatMap((each) => all.filter((one) => one.includes(each) && one.endsWith('.woff2')).map((one) => path.join(assets, one))));
  const bare = sum(shell) + sum(screens) + sum(shared) + sum(pictures) + words;
  const line = `${language}: ${(bare / 1024).toFixed(1)} KB, with fonts ${((bare + fonts) / 1024).toFixed(1)} KB (shell ${(sum(shell) / 1024).toFixed(1)}, screens ${((sum(screens) + sum(shared)) / 1024).toFixed(1)}, pictures ${(sum(pictures) / 1024).toFixed(1)}, words ${(words / 1024).toFixed(1)}, fonts ${(fonts / 1024).toFixed(1)})`;
  console.log(line);
  if (bare > 150 * 1024 || bare + fonts > 220 * 1024) failed = true;
}
process.exit(failed ? 1 : 0);
