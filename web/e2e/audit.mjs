// Whether everybody can use a screen: nothing is cut off, axe finds nothing.
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
  expect(cut.wide <= 0, `${where}: no sideways scrolling (${cut.wide})`);
  expect(cut.clipped.length === 0, `${where}: nothing cut off ${cut.clipped.slice(0, 3)}`);
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
