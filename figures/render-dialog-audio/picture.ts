import type {Picture} from '../kit/picture';
import {dialog, openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, 'Audio'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Muted', {exact: true}).first(),
    dialog(page).getByText('Audio Codec', {exact: true}).first(),
    dialog(page).getByText('Enforce Audio Track', {exact: true}).first(),
  ],
};
