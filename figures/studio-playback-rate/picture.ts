import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    await page.getByTitle('Change the playback rate').click();
    await page.getByText('0.25x', {exact: true}).waitFor();
  },
  part: () => ({x: 338, y: 250, width: 640, height: 330}),
};
