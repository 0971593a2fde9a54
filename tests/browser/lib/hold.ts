import type {Page} from '@playwright/test';

export const SCRIPTS = '**/assets/js/**';

/** Holds back all responses to requests of one kind, as a slow connection does, until they are released. */
export async function hold(page: Page, files = SCRIPTS): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
