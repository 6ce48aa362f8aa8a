// Every test in a real browser, one after the other, each to its end whatever became of the one before; at
// last, which of them failed: npm run e2e. OMERTA names the program.
//   node e2e/all.mjs [test...]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const every = ['short', 'embedded', 'fourth', 'evening', 'manners', 'access', 'screens', 'matrix', 'desk', 'paper', 'whole'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : every;
const told = chosen.map((name) => {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, [path.join(here, `${name}.mjs`)], { stdio: 'inherit' });
  return { name, passed: status === 0, seconds: Math.round((Date.now() - began) / 1000) };
});

console.log('\n== all of them');
for (const { name, passed, seconds } of told) console.log(`  ${passed ? 'ok  ' : 'FAIL'} ${name}, ${seconds} s`);
process.exit(told.every(({ passed }) => passed) ? 0 : 1);
