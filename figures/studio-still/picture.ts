import type {Picture} from '../kit/picture';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/Cover',
  arrange: async (page) => {
    await page.locator('#render-modal-button').waitFor();
  },
};
