import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    const row = await page.getByTitle('spring').first().boundingBox();
    await page.mouse.click(13, (row?.y ?? 0) + (row?.height ?? 0) / 2);
    await page.mouse.move(700, 540);
  },
  callouts: (page) => [page.getByTitle('spring').first()],
};
