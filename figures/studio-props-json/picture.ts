import type {Picture} from '../kit/picture';
import {openFrame, openProps} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 900},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 100);
    await page.getByText('JSON', {exact: true}).click();
    await page.getByText('Schema', {exact: true}).waitFor();
  },
  part: () => ({x: 760, y: 36, width: 520, height: 460}),
};
