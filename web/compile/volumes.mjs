// The message files as modules: one a language and volume, so that a device loads what it speaks
// and plays. The sentences of the game come from the program's own files (target messages_json),
// those of the app from words/. Which rulebooks there are is read from the files, never written here.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPlurals, compilePattern } from './pattern.mjs';

export const languages = ['en', 'pl', 'sk', 'cs', 'ru'];
const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export const messagesFolder = () =>
  process.env.OMERTA_MESSAGES ?? path.join(web, '..', 'build', 'release', 'generated', 'messages');

// What only the terminal says.
const terminal = /^(cli\.(help|option|command|serve|simulate|lab|bot|export|import|check|error|verify|adjudicate|menu\.choose)|[a-z]+\.help)\b/;
// The same sentence for a device that is touched: it is said instead.
const touch = '.by-touch';
// Loaded when they are needed, or always, whichever file they stand in.
const elsewhere = [
  ['topics', /^topic\./], // what groups of clauses are about
  ['desk', /^(cli\.moderate|guide|app\.desk)\./],
  ['flights', /^cli\.trace\./], // a night on the circle
  ['faults', /^fault\./],
  ['cli', /^play\.game\./], // what each game is, on the front page
];

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

// {volume: {key: pattern}} of one language; "app" is the app's own, "topics" what the reader of the rules says
// of groups of clauses, "desk" what a moderator is told.
const kept = new Map();
export function patterns(language) {
  if (!kept.has(language)) kept.set(language, patternsOf(language));
  return kept.get(language);
}

function patternsOf(language) {
  const file = path.join(messagesFolder(), `${language}.json`);
  if (!fs.existsSync(file)) throw new Error(`no ${file}: build the target messages_json first`);
  const volumes = { app: {}, topics: {}, desk: {}, flights: {} };
  const files = { app: read(path.join(web, 'words', `${language}.json`)), ...read(file) };
  for (const [name, messages] of Object.entries(files)) {
    volumes[name] ??= {};
    for (const [key, pattern] of Object.entries(messages)) {
      if (terminal.test(key)) continue;
      if (key.endsWith(touch)) continue;
      const volume = elsewhere.find(([, keys]) => keys.test(key))?.[0] ?? name;
      (volumes[volume] ??= {})[key] = messages[key + touch] ?? pattern;
    }
  }
  return volumes;
}

// What a rulebook says in English alone, it says in English to everybody, as in the terminal.
export function compiled(language, volume) {
  const spoken = patterns(language)[volume] ? language : 'en';
  const all = {};
  for (const [key, pattern] of Object.entries(patterns(spoken)[volume])) {
    all[key] = compilePattern(pattern);
    checkPlurals(all[key], spoken, key);
  }
  return all;
}

export const volumeNames = () => Object.keys(patterns('en'));

const prefix = 'virtual:words/';

export function volumesPlugin() {
  return {
    name: 'volumes',
    resolveId(id) {
      if (id === 'virtual:volumes' || id.startsWith(prefix)) return '\0' + id;
    },
    load(id) {
      if (id === '\0virtual:volumes') {
        const rows = languages.map((language) => {
          const each = volumeNames().map(
            (volume) => `${JSON.stringify(volume)}: () => import(${JSON.stringify(`${prefix}${language}/${volume}`)})`,
          );
          return `${JSON.stringify(language)}: {${each.join(', ')}}`;
        });
        return `export const volumes = {${rows.join(',\n')}};`;
      }
      if (id.startsWith('\0' + prefix)) {
        const [language, volume] = id.slice(prefix.length + 1).split('/');
        const text = JSON.stringify(compiled(language, volume));
        return `export default JSON.parse(${JSON.stringify(text)});`;
      }
    },
  };
}
