import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 900},
  path: '/NameTag',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.locator('textarea').fill('grows pumpkins,\nbeans and honey\non a roof');
    await page.mouse.move(700, 800);
  },
  part: () => ({x: 760, y: 124, width: 520, height: 310}),
  callouts: (page) => [page.getByText('about:', {exact: true})],
};
