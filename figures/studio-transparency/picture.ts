import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/NameTag',
  arrange: (page) => openFrame(page, 40),
  part: () => ({x: 258, y: 36, width: 1022, height: 542}),
  callouts: (page) => [page.getByTitle(/^Show transparency/)],
};
