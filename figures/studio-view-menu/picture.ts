import type {Picture} from '../kit/picture';

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/GardenYear',
  arrange: async (page) => {
    await page.getByTitle('Jump to beginning').waitFor();
    await page.getByRole('button', {name: 'View', exact: true}).click();
    await page.getByText('Quick Switcher').first().waitFor();
  },
  part: () => ({x: 0, y: 0, width: 720, height: 460}),
};
