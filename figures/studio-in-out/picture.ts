import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 60);
    await page.keyboard.press('i');
    await openFrame(page, 170);
    await page.keyboard.press('o');
    await openFrame(page, 110);
  },
  part: () => ({x: 0, y: 522, width: 1280, height: 238}),
  callouts: (page) => [page.getByText('00:02.00', {exact: true}), page.getByText('00:06.00', {exact: true}), page.getByTitle(/^Mark In/)],
};
