import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    await page.getByTitle('GardenYear').click({button: 'right'});
    await page.getByText('Duplicate...').waitFor();
  },
  part: () => ({x: 0, y: 36, width: 640, height: 340}),
};
