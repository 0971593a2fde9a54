import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: (page) => openFrame(page, 100),
  part: () => ({x: 0, y: 578, width: 1280, height: 182}),
  callouts: (page) => [
    page.getByRole('button', {name: '100', exact: true}),
    page.getByTitle('spring').first(),
    page.getByText('40', {exact: true}).first(),
    page.getByText('00:04.00', {exact: true}),
  ],
};
