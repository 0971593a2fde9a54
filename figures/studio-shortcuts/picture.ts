import type {Picture} from '../kit/picture';
import {dialog, openDialog} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 860},
  path: '/GardenYear',
  arrange: async (page) => {
    await page.getByTitle('Jump to beginning').waitFor();
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    await page.getByText('Shortcuts', {exact: true}).click();
    await dialog(page).waitFor();
  },
  part: openDialog,
};
