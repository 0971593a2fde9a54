import type {Picture} from '../kit/picture';
import {dialog, openDialog, press} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: (page) => press(page, 'Control+k', 'Documentation'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Actions', {exact: true}),
    dialog(page).getByPlaceholder('Search compositions...'),
    dialog(page).getByText('GardenYear', {exact: true}),
  ],
};
