// Whether everybody can use a screen: nothing is cut off or lies on something else, axe finds nothing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './table.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export async function sound(person, where) {
  const { page } = person;
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const clipped = [...document.querySelectorAll('h1, h2, p, button, label, li')].filter((each) => {
      const style = getComputedStyle(each);
      return style.overflowX === 'visible' && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 2 && !each.closest('.vh, .ring, .roles, .tv');
    });
    return { wide, clipped: clipped.map((each) => each.textContent.trim().slice(0, 40)) };
  });
  const moved = await displaced(page);
  expect(moved.length === 0, `${where}: everything has its place ${moved.slice(0, 3)} ${moved.length > 3 ? moved.length : ''}`);
  expect(cut.wide <= 0, `${where}: no sideways scrolling (${cut.wide})`);
  expect(cut.clipped.length === 0, `${where}: nothing cut off ${cut.clipped.slice(0, 3)}`);
}

// What is placed by hand has no scroll bar to betray it: chairs that lie on each other or leave the
// screen, words in the middle that run under the chairs.
async function displaced(page) {
  return page.evaluate(() => {
    const found = [];
    const boxes = (what) => [...document.querySelectorAll(what)].map((each) => ({ text: each.textContent.trim().slice(0, 20), box: each.getBoundingClientRect() })).filter((each) => each.box.width > 1 && each.box.height > 1);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const touch = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < (a.width + b.width) / 2 - 1.5;
    for (const what of ['.tv .pl', '.ring .disc', '.ring .who', '.fly .disc']) {
      const lies = what.endsWith('.disc') ? touch : meet; // a round thing has no corners
      const all = boxes(what);
      all.forEach((one, at) => {
        if (one.box.left < -1 || one.box.right > innerWidth + 1) found.push(`${one.text} leaves the screen`);
        for (const other of all.slice(at + 1)) if (lies(one.box, other.box)) found.push(`${one.text} lies on ${other.text}`);
      });
    }
    const wide = innerWidth > innerHeight;
    const chairs = boxes('.tv .pl');
    if (wide) chairs.forEach((each) => (each.box.top < -1 || each.box.bottom > innerHeight + 1) && found.push(`${each.text} leaves the screen`));
    for (const one of boxes('.tv .ctr > *')) {
      if (wide && (one.box.top < 0 || one.box.bottom > innerHeight)) found.push(`${one.text} leaves the screen`);
      for (const other of chairs) if (meet(one.box, other.box)) found.push(`${one.text} runs under ${other.text}`);
    }
    return found;
  });
}

export async function audited(person, where) {
  const { page } = person;
  // The policy of the page forbids foreign scripts: whoever is audited comes without it.
  const found = await page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source);
    const result = await window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    // What has scrolled half under the footer is whole when it is scrolled to.
    const footer = document.querySelector('footer, .go')?.getBoundingClientRect();
    const covered = (node) => footer && document.querySelector(node.target[0])?.getBoundingClientRect().bottom > footer.top - 4;
    for (const each of result.violations) if (each.id === 'target-size') each.nodes = each.nodes.filter((node) => !covered(node));
    return result.violations.filter((each) => each.nodes.length).map((each) => `${each.id}: ${each.nodes.slice(0, 2).map((node) => node.html.slice(0, 90)).join(' ; ')}`);
  }, fs.readFileSync(axe, 'utf8')).catch((fault) => [String(fault).slice(0, 200)]);
  expect(found.length === 0, `${where}: axe ${found.join(' | ')}`);
}
