import type {Picture} from '../kit/picture';
import {dialog, openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, 'General'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Still', {exact: true}).first(),
    dialog(page).getByText('General', {exact: true}).first(),
    dialog(page).getByText('Codec', {exact: true}).first(),
    dialog(page).getByText('Frame range', {exact: true}).first(),
    dialog(page).getByText('Output name', {exact: true}).first(),
  ],
};
