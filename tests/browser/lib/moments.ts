import type {Page} from '@playwright/test';

/** Waits until a number of frames have been painted. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (last) => {
    for (let frame = 0; frame < last; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Waits until nothing is being loaded, and the browser has found nothing to do a few times: what begins by itself has begun. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let moment = 0; moment < 40; moment++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
