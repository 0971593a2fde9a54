import type {Picture} from '../kit/picture';
import {openDialog, openRender} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 820, height: 600},
  path: '/GardenYear',
  arrange: (page) => openRender(page, 'Input Props'),
  part: openDialog,
};
