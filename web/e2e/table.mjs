// What every test in a real browser needs: a server of its own with the built app in front of it,
// browsers, and people with verbs.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const here = path.dirname(fileURLToPath(import.meta.url));
const web = path.dirname(here);
export const dist = process.env.OMERTA_DIST ?? path.join(web, 'dist');
export const program = process.env.OMERTA ?? path.join(web, '..', 'build', 'release', 'omerta');
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json', '.png': 'image/png', '.json': 'application/json',
};

const freePort = () =>
  new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

// The program, and before it the files of dist/ with the program's own headers: whether they are
// embedded or not, the browser sees the same.
export class Server {
  // Under another host's name the page is not a safe one for the browser, as on any LAN. With `embedded`
  // nothing stands before the program: the app is the one inside it.
  static async open({ host = 'localhost', embedded = false, run = program, files = dist } = {}) {
    const server = new Server();
    Object.assign(server, { host, run, files, sockets: new Set() });
    server.data = fs.mkdtempSync(path.join(os.tmpdir(), 'omerta-e2e-'));
    server.inner = await freePort();
    server.port = embedded ? server.inner : await freePort();
    server.address = `http://${host}:${server.port}`;
    await server.start();
    if (embedded) return server;
    server.front = http.createServer((request, response) => server.#answer(request, response));
    server.front.on('upgrade', (request, socket, head) => server.#upgrade(request, socket, head));
    server.front.on('connection', (socket) => {
      server.sockets.add(socket);
      socket.on('close', () => server.sockets.delete(socket));
    });
    await new Promise((done) => server.front.listen(server.port, done));
    return server;
  }

  async start() {
    this.child = spawn(this.run, ['serve', '--port', String(this.inner), '--data', this.data, '--public-url', this.address, '--log', path.join(this.data, 'log')], { stdio: 'ignore' });
    for (let i = 0; i < 100; i++) {
      const up = await fetch(`http://127.0.0.1:${this.inner}/healthz`).then((answer) => answer.ok, () => false);
      if (up) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the server does not come up');
  }
  async kill() {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return expect(false, `the server ended by itself (${exitCode ?? signalCode})`);
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await gone;
  }
  async close() {
    await this.kill();
    for (const socket of this.sockets) socket.destroy();
    this.front?.close();
    fs.rmSync(this.data, { recursive: true, force: true });
  }

  #answer(request, response) {
    const name = new URL(request.url, this.address).pathname;
    const file = path.join(this.files, name === '/' ? 'index.html' : name);
    // The headers of the program itself, cookie and policy included.
    const asked = http.get({ host: '127.0.0.1', port: this.inner, path: '/', headers: { host: `${this.host}:${this.port}`, cookie: request.headers.cookie ?? '' } }, (inner) => {
      inner.resume();
      const headers = { ...inner.headers };
      for (const each of ['content-length', 'etag', 'content-encoding', 'content-type', 'vary', 'connection']) delete headers[each];
      if (!file.startsWith(this.files) || !fs.existsSync(file) || fs.statSync(file).isDirectory()) return response.writeHead(404, headers).end();
      response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] ?? 'text/plain' });
      response.end(fs.readFileSync(file));
    });
    asked.on('error', () => response.destroy());
  }
  #upgrade(request, socket, head) {
    const inner = net.connect(this.inner, '127.0.0.1', () => {
      const rows = [`${request.method} ${request.url} HTTP/1.1`];
      for (let i = 0; i < request.rawHeaders.length; i += 2) rows.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
      inner.write(rows.join('\r\n') + '\r\n\r\n');
      if (head.length) inner.write(head);
      inner.pipe(socket);
      socket.pipe(inner);
    });
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  }
}

// A name that is this machine, and no safe one.
export const plainHost = 'omerta.test';

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--host-resolver-rules=MAP ${plainHost} 127.0.0.1`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

const sizes = { phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 }, screen: { width: 1920, height: 1080 } };

// Somebody with a device of his own.
export class Person {
  static async comes(browser, server, name, { size = 'phone', language = 'en', scheme = 'light', open = false, motion = 'reduce' } = {}) {
    const person = new Person();
    person.name = name;
    person.server = server;
    person.faults = [];
    person.asked = []; // every address that was asked for
    person.frames = []; // every frame that came
    person.context = await browser.newContext({ viewport: sizes[size], locale: language, colorScheme: scheme, hasTouch: size !== 'screen', reducedMotion: motion, serviceWorkers: 'allow', bypassCSP: open });
    person.page = await person.context.newPage();
    person.page.on('pageerror', (fault) => person.faults.push(String(fault)));
    person.lines = []; // what was written to the console
    person.page.on('console', (line) => {
      person.lines.push(line.text());
      if (line.type() === 'error' && !/WebSocket connection|ERR_|Failed to load resource|header has been ignored/.test(line.text())) person.faults.push(line.text());
    });
    person.page.on('request', (request) => person.asked.push(request.url()));
    person.sent = []; // and every one that went
    person.page.on('websocket', (socket) => {
      socket.on('framereceived', (frame) => person.frames.push(String(frame.payload)));
      socket.on('framesent', (frame) => person.sent.push(String(frame.payload)));
    });
    return person;
  }
  // Waits for what the page says of itself; the policy of the page forbids the browser's own waiting.
  async sees(what, milliseconds = 8000, argument = undefined) {
    for (const end = Date.now() + milliseconds; Date.now() < end; await this.page.waitForTimeout(60)) {
      if (await this.page.evaluate(what, argument).catch(() => false)) return true;
    }
    return false;
  }
  async opens(hash = '') {
    await this.page.goto(this.server.address + '/' + hash);
    await this.page.waitForSelector('#app > *');
  }
  async hosts(kind = 'player') {
    await this.opens();
    await this.page.fill('input[autocomplete=nickname]', this.name);
    await this.page.selectOption('.kind select', kind);
    await this.page.click('.doors section .btn.full.c');
    await this.page.waitForSelector('.codeword');
    return (await this.page.textContent('.codeword')).trim();
  }
  async joins(code, kind = '') {
    await this.opens(`#/join/${code}`);
    await this.page.fill('input[autocomplete=nickname]', this.name);
    if (kind) await this.page.selectOption('.kind select', kind);
    await this.page.click('button[type=submit]');
    await this.page.waitForSelector('.lob');
  }
  async joinsAsTable(code) {
    await this.opens(`#/join/${code}`);
    await this.page.selectOption('.kind select', 'table');
    await this.page.click('button[type=submit]');
    await this.page.waitForSelector('.lob');
  }
  async chooses(rulebook) {
    const books = this.page.locator('.books .btn');
    await books.nth(1).waitFor();
    for (let i = 0; i < (await books.count()); i++) if ((await books.nth(i).textContent()).includes(rulebook)) await books.nth(i).click();
    await this.page.waitForTimeout(500);
  }
  // The night ends with the last touch, and everything takes half the time.
  async hurries() {
    await this.page.evaluate(() => document.querySelectorAll('.a-deck details').forEach((each) => (each.open = true)));
    const manners = this.page.locator('.a-deck .opts select');
    await manners.nth(1).selectOption('taps');
    await this.page.waitForTimeout(250);
    await manners.nth(2).selectOption('50');
    await this.page.waitForTimeout(250);
  }
  async holds(selector = '.hold', milliseconds = 300) {
    const box = await this.page.locator(selector).first().boundingBox();
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.waitForTimeout(milliseconds);
  }
  async letsGo() {
    await this.page.mouse.up();
  }
  // By the app's own switch, in the menu where the screen has none.
  async speaks(language) {
    const { page } = this;
    const own = page.locator(`.langs button[lang=${language}]`);
    const behind = (await own.count()) === 0;
    if (behind) await page.locator('header .more, header .icon').first().click();
    await own.last().click();
    const spoken = await this.sees((wanted) => document.documentElement.lang === wanted, 5000, language);
    if (behind) await page.keyboard.press('Escape');
    return spoken;
  }
  hour() {
    return this.page.evaluate(() => (document.querySelector('.night') ? 'night' : document.querySelector('.end') ? 'over' : document.querySelector('.phone') ? 'day' : 'else'));
  }
  // Does what the screen asks for, once.
  async acts() {
    const { page } = this;
    const hour = await this.hour();
    try {
      if (hour === 'night') {
        const seats = page.locator('.seat[aria-pressed]');
        const count = await seats.count();
        if (count) await seats.nth(Math.floor(Math.random() * count)).click({ timeout: 500 });
        await this.holds('.hold', 1300);
        await this.letsGo();
      } else if (hour === 'day') {
        const main = page.locator('footer .btn.big.now, footer .btn.big.hurt').last();
        if (await page.locator('footer .sure').count()) await page.locator('footer .btn.hurt').click({ timeout: 500 });
        else if (await main.count()) await main.click({ timeout: 500 });
        else {
          const open = page.locator('main .seat[aria-pressed=false], main .cand[aria-pressed=false]');
          const count = await open.count();
          if (count && (await page.locator('footer .btn.big').count())) await open.nth(Math.floor(Math.random() * count)).click({ timeout: 500 });
          else {
            const pass = page.locator('footer .btn.full:not([disabled])');
            if (await pass.count()) await pass.first().click({ timeout: 500 });
          }
        }
      }
    } catch {
      await this.letsGo().catch(() => undefined); // the screen has changed under the finger
    }
    return hour;
  }
  async playsUntil(done, seconds = 120) {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      if (await done(this)) return true;
      await this.acts();
      await this.page.waitForTimeout(150);
    }
    return false;
  }
}

export const failed = [];
export function expect(truth, what) {
  if (truth) return console.log(`  ok   ${what}`);
  failed.push(what);
  console.log(`  FAIL ${what}`);
}
export function finish() {
  if (failed.length) {
    console.log(`${failed.length} failed`);
    process.exit(1);
  }
  console.log('all passed');
  process.exit(0);
}
