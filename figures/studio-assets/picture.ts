import type {Picture} from '../kit/picture';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/assets/summer.svg',
  arrange: async (page) => {
    await page.getByText('Assets', {exact: true}).click();
    await page.getByText('fall.svg', {exact: true}).waitFor();
  },
  callouts: (page) => [
    page.getByText('Assets', {exact: true}).first(),
    page.getByText('sound', {exact: true}).first(),
    page.getByText('summer.svg', {exact: true}).first(),
  ],
};
