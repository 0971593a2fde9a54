import type {Picture} from '../kit/picture';
import {dialog, openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, undefined, 'Still'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Still', {exact: true}).first(),
    dialog(page).getByText('Format', {exact: true}).first(),
    dialog(page).getByText('Frame', {exact: true}).first(),
  ],
};
