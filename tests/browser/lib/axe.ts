import fs from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';

const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing is preloaded: only the rule on screen orientation reads style sheets, and it is not one of these. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
};

/**
 * Runs axe on a page in its current state. The script is injected through the debugger, since the site's own policy lets no foreign script in.
 * @param within selectors of the parts to look at; the whole page without them
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function axeViolations(page: Page, within?: string[]): Promise<string[]> {
  await page.evaluate(SOURCE);
  // Further down, what the sticky ruler covers in part would count as too small to be pressed.
  if (!within) await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const {violations} = await page.evaluate(
    ({options, include}) =>
      (window as unknown as {axe: {run(root: object, options: RunOptions): Promise<AxeResults>}}).axe.run(include ? {include} : document, options),
    {options: OPTIONS, include: within},
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`);
}
