import type {Picture} from '../kit/picture';
import {openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1000, height: 600},
  path: '/GardenYear',
  arrange: async (page) => {
    await openRender(page, 'General');
    await page.getByText('H.264', {exact: true}).first().click();
    await page.getByText('ProRes', {exact: true}).waitFor();
  },
};
