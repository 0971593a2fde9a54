import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 900},
  path: '/NameTag',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByTitle('fall.svg', {exact: true}).click();
    await page.getByText('sound/chime.mp3').waitFor();
  },
  part: () => ({x: 760, y: 330, width: 520, height: 270}),
};
