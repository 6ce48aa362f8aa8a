// One part alone: node e2e/one.mjs part [rulebook]
import { finish, openBrowser, Server } from './table.mjs';
const server = await Server.open();
const browser = await openBrowser();
const [, , name, book] = process.argv;
const part = await import(`./${name}.mjs`);
await part[name](browser, server, book);
await browser.close();
await server.close();
finish();
