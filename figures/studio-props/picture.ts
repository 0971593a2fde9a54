import type {Picture} from '../kit/picture';
import {openFrame, openProps} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 1000},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 100);
  },
  part: () => ({x: 760, y: 36, width: 520, height: 640}),
  callouts: (page) => [
    page.getByText('Schema', {exact: true}).first(),
    page.getByText('title:', {exact: true}).first(),
    page.getByText('accent:', {exact: true}).first(),
    page.getByText('seasons:').first(),
  ],
};
