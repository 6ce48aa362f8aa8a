// The budgets. What the first load of each language weighs, packed as the server packs it, against the limits:
// the front page, and then everything a phone loads for a whole game of the largest rulebook.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { compiled, languages, volumeNames } from './volumes.mjs';

const limits = { bare: 150 * 1024, dressed: 220 * 1024 };
const dist = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'dist');
const assets = path.join(dist, 'assets');
const packed = (bytes) => zlib.brotliCompressSync(bytes).length;
const all = fs.readdirSync(assets);
const weigh = (name) => (name.endsWith('.woff2') ? fs.statSync(path.join(assets, name)).size : packed(fs.readFileSync(path.join(assets, name))));
const sum = (names) => names.reduce((total, each) => total + weigh(each), 0);
const words = (language, volume) => packed(Buffer.from(JSON.stringify(compiled(language, volume))));

// Chunks of volumes are weighed by language below; pages that a phone in play does not open are left out.
const volumeChunk = new RegExp(`^(${volumeNames().join('|')})-[\\w-]{8}\\.js$`);
const code = all.filter((each) => /\.(js|css)$/.test(each) && !volumeChunk.test(each));
const shell = code.filter((each) => /^(index|style)-/.test(each)).concat(all.filter((each) => each.startsWith('scene-')));
const game = code.filter((each) => !/^(Rules|Replay|Flight|TableScreen|Console)/.test(each)).concat(all.filter((each) => /^(scene|pictures)-/.test(each)));
const rulebooks = volumeNames().filter((each) => volumeNames().includes(`rules-${each}`));
const scripts = (language) => (language === 'en' ? ['latin-wght'] : language === 'ru' ? ['latin-wght', 'cyrillic'] : ['latin-wght', 'latin-ext']);
const show = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

let heavy = false;
const page = packed(fs.readFileSync(path.join(dist, 'index.html')));
for (const language of languages) {
  const fonts = sum(all.filter((each) => each.endsWith('.woff2') && scripts(language).some((one) => each.includes(one))));
  const own = words(language, 'app') + words(language, 'cli');
  const front = page + sum(shell) + own;
  const whole = page + sum(game) + own + Math.max(...rulebooks.map((each) => words(language, each)));
  console.log(`${language}: front page ${show(front)}, with fonts ${show(front + fonts)}; a whole game ${show(whole)}, with fonts ${show(whole + fonts)}`);
  heavy ||= whole > limits.bare || whole + fonts > limits.dressed;
}
if (heavy) console.log(`a game is more than ${show(limits.bare)}, or with the fonts of its language more than ${show(limits.dressed)}`);

// What is served asks no other address, and the page has no program or style within.
const harmless = /^https?:\/\/(www\.w3\.org\/|svelte\.dev\/e\/)/; // names of formats; where a mistake is explained
const foreign = [...fs.readdirSync(dist), ...all.map((each) => path.join('assets', each))]
  .filter((each) => /\.(html|js|css|svg|webmanifest)$/.test(each))
  .flatMap((each) => (fs.readFileSync(path.join(dist, each), 'utf8').match(/https?:\/\/[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)]*/gi) ?? []).map((one) => `${each}: ${one}`))
  .filter((each) => !harmless.test(each.slice(each.indexOf(': ') + 2)));
const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const within = /<script(?![^>]*\bsrc=)[^>]*>|<style|\son[a-z]+=|\sstyle=/.test(html);
if (foreign.length) console.log(`other addresses: ${foreign.slice(0, 5).join(', ')}`);
if (within) console.log('index.html has a program or a style within');
process.exit(heavy || foreign.length || within ? 1 : 0);
