import type {Picture} from '../kit/picture';
import {dialog, openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, 'Picture'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Image Format', {exact: true}).first(),
    dialog(page).getByText('Quality control', {exact: true}).first(),
    dialog(page).getByText('Scale', {exact: true}).first(),
    dialog(page).getByText('Pixel format', {exact: true}).first(),
  ],
};
