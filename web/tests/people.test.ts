// Sentences about several people are right of one person as well.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-ignore plain module
import { languages, patterns } from '../compile/volumes.mjs';

const source = path.join(process.cwd(), 'src');
const files = (fs.readdirSync(source, { recursive: true }) as string[]).filter((each) => /\.(ts|svelte)$/.test(each));
// app('end.winners', { who: { seats: … } }): what is given several people.
const given = /app\(\s*'([\w.-]+)',\s*\{\s*who:\s*\{\s*(?:seats|words)\b/g;
const keys = [...new Set(files.flatMap((each) => [...fs.readFileSync(path.join(source, each), 'utf8').matchAll(given)].map((found) => `app.${found[1]}`)))];

// Here no word depends on how many they are: the names stand alone, behind a colon.
const alike: Record<string, string[]> = {
  'app.waits': ['en', 'pl', 'sk', 'cs', 'ru'],
  'app.replay.only': ['en', 'pl', 'sk', 'cs', 'ru'],
  'app.flight.fell': ['en'],
};

describe.each(languages as string[])('%s', (language) => {
  const words = (patterns(language) as Record<string, Record<string, string>>).app!;
  it('finds what is said of several people', () => {
    for (const each of ['app.end.winners', 'app.lobby.waiting', 'app.flight.fell', ...Object.keys(alike)]) expect(keys).toContain(each);
  });
  it.each(keys.filter((each) => !alike[each]?.includes(language)))('%s has a form for one', (key) => {
    expect(words[key]).toMatch(/\{count, plural,.*(=1|one) \{/);
  });
});
