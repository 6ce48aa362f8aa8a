// Whether docs/verify_deal.mjs says of every line of print_lines what it should.
//   print_lines 1000 | node agree.mjs docs
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { checks } = await import(pathToFileURL(resolve(process.argv[2], 'verify_deal.mjs')).href);
const counts = { good: 0, bad: 0 };
let wrong = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const at = line.indexOf(' ');
  const what = line.slice(0, at);
  ++counts[what];
  let holds = false;
  try {
    holds = checks(JSON.parse(line.slice(at + 1))).every(([, each]) => each);
  } catch {
    holds = false;
  }
  if (holds !== (what === 'good')) {
    ++wrong;
    console.log(what, 'is taken for the other:', line.slice(0, 3000));
  }
}
console.log(counts, wrong, 'wrong');
process.exitCode = wrong > 0 || Math.min(counts.good, counts.bad) < 100 ? 1 : 0;
