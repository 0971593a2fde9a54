import type {Picture} from '../kit/picture';
import {dialog, openDialog, press} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await press(page, 'Control+k', 'Documentation');
    await dialog(page).getByText('Actions', {exact: true}).click();
    await page.getByText('Restart Studio Server').waitFor();
  },
  part: openDialog,
};
