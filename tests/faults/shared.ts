import {browser, script, style, type Patch} from './fault';

/** Keeps changing what a page shows. */
export const ever = (selector: string, act: string): Patch =>
  browser(`setInterval(() => document.querySelectorAll('${selector}').forEach((each) => { ${act} }), 10);`);

/** A press on a button or a link with these words does nothing. */
export const unclickable = (words: string): Patch =>
  browser(
    `addEventListener('click', (event) => { if (event.target.closest('button, a')?.textContent.includes('${words}')) { event.stopImmediatePropagation(); event.preventDefault(); } }, true);`,
  );

/** Links lead elsewhere, whatever they say; the address is an expression, in which `link` is the one that was pressed. */
export const misled = (selector: string, address: string): Patch =>
  browser(
    `addEventListener('click', (event) => { const link = event.target.closest('${selector}'); if (link) { event.stopImmediatePropagation(); event.preventDefault(); location.href = ${address}; } }, true);`,
  );

/** What is stored under keys with these words is not kept. */
export const unstored = (words: string): Patch =>
  browser(
    `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!key.includes('${words}')) set.call(this, key, value); };`,
  );

/** Keys for which a condition holds do nothing. */
export const noKeys = (condition: string): Patch =>
  browser(`addEventListener('keydown', (event) => { if (${condition}) { event.stopImmediatePropagation(); event.preventDefault(); } }, true);`);

export const noEscape: Patch = noKeys(`event.key === 'Escape'`);

/** The page does not know that the reader wants less motion. */
export const restless: Patch = browser(
  `const media = window.matchMedia; window.matchMedia = (query) => (query.includes('reduced-motion') ? media('(width < 1px)') : media(query));`,
);

/** Changes what is posted under a key. */
export const posting = (change: string): Patch =>
  browser(
    `for (const name of ['append', 'set']) { const own = FormData.prototype[name]; FormData.prototype[name] = function (key, value) { ${change} own.call(this, key, value); }; }`,
  );

/** The tests pretend that the connection is slow, so that nothing is loaded ahead. */
export const slowIsFast: Patch = script('.effectiveType.includes("2g")', '.effectiveType.includes("9g")');

/** Loads a page's files with every other page. */
export const preloads = (path: string): Patch =>
  browser(`(function load() { window.docusaurus?.preload ? window.docusaurus.preload('${path}') : setTimeout(load, 20); })();`);

/** Moves the breakpoint between small and wide screens by two pixels. */
export const narrower: Patch = {
  ...style('', ''),
  change: (text) => text.replaceAll('996px', '994px').replaceAll('997px', '995px').replaceAll('(width<=996', '(width<=994'),
};
