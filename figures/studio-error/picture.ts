import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/NameTag',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByText('name:', {exact: true}).locator('xpath=following::input[1]').fill('Mara');
    await page.getByText(/^src\/NameTag\.tsx/).waitFor();
  },
  part: () => ({x: 126, y: 24, width: 1024, height: 436}),
  callouts: (page) => [page.getByText(/^Cannot read properties/), page.getByText('Search GitHub Issues'), page.getByText(/^src\/NameTag\.tsx/)],
};
