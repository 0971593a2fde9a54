import type {Picture} from '../kit/picture';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await page.getByTitle('Jump to beginning').waitFor();
    await page.keyboard.press('g');
    await page.locator('input:focus').fill('145');
  },
  part: () => ({x: 0, y: 570, width: 640, height: 190}),
};
