// The app that is inside the program, with nothing before it: file by file the one that was built, with
// its headers; somebody alone gets a card, people play to the night, and it opens while the server is away.
import fs from 'node:fs';
import path from 'node:path';
import { newcomer } from './newcomer.mjs';
import { deal, nightsAreAlike, noFaults, sitDown, untilNight } from './sitting.mjs';
import { dist, expect, finish, openBrowser, Server } from './table.mjs';

const server = await Server.open({ embedded: true });
const browser = await openBrowser();

const files = fs.readdirSync(dist, { recursive: true }).map(String).filter((each) => fs.statSync(path.join(dist, each)).isFile());
const wrong = [];
for (const name of files) {
  const answer = await fetch(`${server.address}/${name === 'index.html' ? '' : name}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !bytes.equals(fs.readFileSync(path.join(dist, name)))) wrong.push(`${name} ${answer.status}`);
  if (name.startsWith('assets/') && !/immutable/.test(answer.headers.get('cache-control'))) wrong.push(`${name} is not kept`);
}
expect(files.length > 20 && wrong.length === 0, `the program has the ${files.length} files that were built ${wrong.slice(0, 3)}`);
const page = await fetch(server.address);
const policy = page.headers.get('content-security-policy') ?? '';
expect(/default-src 'none'|default-src 'self'/.test(policy) && !/unsafe-inline'?[^;]*script|script-src[^;]*unsafe/.test(policy), `with a policy that lets no script in: ${policy.slice(0, 80)}`);
expect((await fetch(`${server.address}/no-such-file.js`)).status === 404, 'and nothing else');

await newcomer(browser, server, 'spytown');
const game = await sitDown(browser, server, { rulebook: 'gorod', names: [['Anna', 'en'], ['Boris', 'en']], bots: 4 });
const { people, screen } = game;
await deal(game);
expect(await untilNight(game, 90), 'people play to the night');
await people[0].page.waitForTimeout(2000);
await nightsAreAlike(people);
await server.kill();
await people[0].page.reload().catch(() => undefined);
expect(await people[0].sees(() => document.querySelector('#app > *') !== null), 'the app opens while the program is away');
await server.start();
expect(await people[0].sees(() => document.querySelector('.phone') !== null, 15000), 'and is back at its seat when it is');
noFaults([...people, screen]);
await browser.close();
await server.close();
finish();
