import type {Page} from '@playwright/test';
import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

const drag = async (page: Page, from: [number, number], to: [number, number]): Promise<void> => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, {steps: 8});
  await page.mouse.up();
};

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    await page.getByRole('button', {name: 'View', exact: true}).click();
    await page.getByText('Show Rulers', {exact: true}).click();
    await page.locator('canvas').nth(1).waitFor();
    await drag(page, [268, 300], [398, 300]);
    await drag(page, [700, 46], [700, 433]);
    await page.mouse.move(900, 300);
  },
  part: () => ({x: 258, y: 36, width: 1022, height: 486}),
  callouts: (page) => [page.locator('canvas').first(), page.locator('canvas').nth(1)],
};
