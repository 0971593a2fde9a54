import type {Page} from 'playwright-core';

/** Pieces of the shipped code, and what stands there instead. */
export type Changes = [piece: string | RegExp, replacement: string][];

/**
 * Serves the site's scripts with pieces of their code replaced, to provoke what the site as it is never does.
 * @returns how many pieces have been replaced so far, since a piece that stands nowhere would prove nothing
 */
export async function changeCode(page: Page, changes: Changes): Promise<() => number> {
  const replaced = new Set<string | RegExp>();
  await page.route('**/assets/js/**', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [piece, replacement] of changes) {
      const changed = body.replace(piece, replacement);
      if (changed !== body) replaced.add(piece);
      body = changed;
    }
    await route.fulfill({response, body});
  });
  return () => replaced.size;
}
