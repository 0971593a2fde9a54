import type {Picture} from '../kit/picture';
import {openFrame, openProps} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openProps(page);
    await openFrame(page, 100);
    await page.getByText('JSON', {exact: true}).click();
    const field = page.locator('textarea');
    await field.fill((await field.inputValue()).replace('"speed": 1', '"speed": 5'));
    await page.getByText(/^speed: Number must be/).waitFor();
  },
  part: () => ({x: 760, y: 36, width: 520, height: 486}),
  callouts: (page) => [page.getByText(/^speed: Number must be/), page.getByText('Reset', {exact: true}), page.getByText('Save', {exact: true})],
};
