import type {Picture} from '../kit/picture';
import {openFrame, openProps} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 100);
  },
  callouts: (page) => [
    page.getByText('Compositions', {exact: true}).first(),
    page.locator('img[src*="spring.svg"]').first(),
    page.getByText('Props', {exact: true}).first(),
    page.getByTitle('Jump to beginning').first(),
    page.getByTitle('Title').first(),
  ],
};
