import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/Recipe',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByText('Props', {exact: true}).click();
    await page.getByText('Learn how', {exact: true}).waitFor();
  },
  part: () => ({x: 460, y: 36, width: 820, height: 410}),
};
