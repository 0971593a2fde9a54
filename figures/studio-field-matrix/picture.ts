import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 1700},
  path: '/NameTag',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByText('shape: [').waitFor();
  },
  part: async (page) => {
    const box = await page.getByText('shape: [').boundingBox();
    return {x: 760, y: (box?.y ?? 0) - 24, width: 520, height: 230};
  },
  callouts: (page) => [page.getByText('shape: [')],
};
