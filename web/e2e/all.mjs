// Every test in a real browser, one after the other: npm run e2e. OMERTA names the program.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
for (const name of ['short', 'embedded', 'fourth', 'evening', 'manners', 'access', 'screens', 'matrix', 'desk', 'paper', 'whole']) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(here, `${name}.mjs`)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
