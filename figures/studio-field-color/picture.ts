import type {Picture} from '../kit/picture';
import {openProps, openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 900},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 100);
  },
  part: () => ({x: 760, y: 124, width: 520, height: 190}),
  callouts: (page) => [
    page.locator('input[type="color"]'),
    page.locator('input[type="color"]').locator('xpath=following::input[1]'),
    page.getByText('100%', {exact: true}),
  ],
};
