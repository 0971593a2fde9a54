import type {Picture} from '../kit/picture';
import {dialog, openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, 'Other'),
  part: openDialog,
  callouts: (page) => [
    dialog(page).getByText('Concurrency', {exact: true}).first(),
    dialog(page).getByText('x264 Preset', {exact: true}).first(),
    dialog(page).getByText('delayRender() timeout', {exact: true}).first(),
  ],
};
