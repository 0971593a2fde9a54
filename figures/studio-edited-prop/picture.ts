import type {Picture} from '../kit/picture';
import {openFrame, openProps} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 40);
    await page.getByText('title:', {exact: true}).locator('xpath=following::input[1]').fill('My first garden');
    await page.mouse.move(600, 620);
  },
  part: () => ({x: 380, y: 36, width: 900, height: 440}),
  callouts: (page) => [page.getByText('title:', {exact: true}), page.getByText('Props', {exact: true}).first()],
};
