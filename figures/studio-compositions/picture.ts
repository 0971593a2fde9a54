import type {Picture} from '../kit/picture';
import {around} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await page.getByTitle('Jump to beginning').waitFor();
    await page.getByTitle('Social').click();
    await page.getByText('Recipe', {exact: true}).waitFor();
  },
  part: async (page) => ({...(await around([page.getByText('Compositions', {exact: true})], 0)), x: 0, y: 36, width: 480, height: 334}),
  callouts: (page) => [
    page.getByText('1280x720, 30 FPS'),
    page.getByTitle('Social').first(),
    page.getByText('Recipe', {exact: true}).first(),
    page.getByText('Cover', {exact: true}).first(),
  ],
};
