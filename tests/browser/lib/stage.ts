import {expect, type Locator, type Page} from '@playwright/test';
import {visit} from '../fixtures';

export const STILL = {reducedMotion: 'reduce'} as const;

export const stageOf = (page: Page, id: string) => page.locator(`[data-live="${id}"]`);
export const liveIn = (stage: Locator) => stage.locator('[data-painted="true"]');
export const scrubberOf = (stage: Locator) => stage.getByRole('slider', {name: 'Frame', exact: true});
export const frameOf = async (stage: Locator) => Number(await scrubberOf(stage).inputValue());
export const litLines = (stage: Locator) => stage.locator('[data-lit="true"]').allInnerTexts();
export const litNames = async (stage: Locator) => (await litLines(stage)).map((line) => /const (\w+)/.exec(line)?.[1]);
export const pictureOf = (stage: Locator) => liveIn(stage).evaluate((element) => element.innerHTML);

/** Opens a page and its live part, which is paused at its poster's frame. */
export async function openStage(page: Page, route: string, id: string): Promise<Locator> {
  await visit(page, route);
  const stage = stageOf(page, id);
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await expect(liveIn(stage)).toBeVisible();
  return stage;
}
