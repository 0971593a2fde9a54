import type {Page} from '@playwright/test';

/** Pieces of the shipped code, and what replaces them. */
export type Changes = [piece: string | RegExp, replacement: string][];

/**
 * Serves the site's scripts with pieces of their code replaced, to provoke what the unchanged site never does.
 * @returns how many pieces have been replaced so far, since a piece that is not found would prove nothing
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
