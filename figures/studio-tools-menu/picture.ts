import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    await page.getByRole('button', {name: 'Tools', exact: true}).click();
    await page.getByText('Ask AI', {exact: true}).waitFor();
  },
  part: () => ({x: 0, y: 0, width: 640, height: 240}),
};
