import type {Picture} from '../kit/picture';
import {openFrame} from '../kit/studio-window';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: (page) => openFrame(page, 100),
  part: () => ({x: 0, y: 522, width: 1280, height: 56}),
  callouts: (page) => [
    page.getByTitle('Zoom out timeline').first(),
    page.getByLabel('Preview Size'),
    page.getByTitle('Jump to beginning').first(),
    page.getByTitle('Loop video').first(),
    page.getByTitle(/^Mark In/),
    page.getByTitle(/^Show transparency/),
    page.locator('#render-modal-button'),
  ],
};
