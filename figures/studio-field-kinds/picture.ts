import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 1000},
  path: '/NameTag',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByText('firstShown:', {exact: true}).waitFor();
  },
  part: () => ({x: 760, y: 36, width: 520, height: 640}),
  callouts: (page) => [
    page.getByText('about:', {exact: true}),
    page.getByText('picture:', {exact: true}),
    page.getByText('color:', {exact: true}),
    page.getByText('side:', {exact: true}),
    page.getByText('firstShown:', {exact: true}),
  ],
};
