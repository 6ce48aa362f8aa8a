// Writes src/wire/types.ts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { typesOf } from './schema-types.mjs';

const here = fileURLToPath(import.meta.url);
const web = path.dirname(path.dirname(here));
const docs = (name) => JSON.parse(fs.readFileSync(path.join(web, '..', 'docs', `${name}.schema.json`), 'utf8'));

export const generated = () => typesOf({ protocol: docs('protocol'), wire: docs('wire') });

if (process.argv[1] === here) fs.writeFileSync(path.join(web, 'src', 'wire', 'types.ts'), generated());
