import type {Picture} from '../kit/picture';
import {dialog, openDialog, openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await openFrame(page, 100);
    await page.getByTitle('GardenYear').click({button: 'right'});
    await page.getByText('Duplicate...').click();
    await dialog(page)
      .getByText(/additions/)
      .waitFor();
  },
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('<Composition />', {exact: true}),
    dialog(page).locator('input').first(),
    dialog(page).getByText('1280px', {exact: true}),
    dialog(page).getByText(/^This will edit/),
  ],
};
