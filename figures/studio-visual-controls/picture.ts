import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/Recipe',
  arrange: async (page) => {
    await openFrame(page, 40);
    await page.keyboard.press('Control+j');
    await page.getByText('Controls', {exact: true}).click();
    await page.getByRole('button', {name: '120', exact: true}).click();
    await page.locator('input:focus').fill('140');
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: '140', exact: true}).waitFor();
  },
  part: () => ({x: 460, y: 36, width: 820, height: 486}),
  callouts: (page) => [page.getByText('Controls', {exact: true}), page.getByText(/^Recipe\.tsx:/).first(), page.getByText('fontSize:', {exact: true})],
};
