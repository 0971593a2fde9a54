import type {Page} from '@playwright/test';
import type {Picture} from '../kit/picture';
import {dialog} from '../kit/studio-window';

const removal = (page: Page) => page.getByTitle('Copy to clipboard').locator('xpath=following::button[2]');

export const picture: Picture = {
  window: {width: 1280, height: 760},
  path: '/Cover',
  arrange: async (page) => {
    await page.locator('#render-modal-button').click();
    await dialog(page).getByText('General', {exact: true}).waitFor();
    await page
      .getByText(/^Render still/)
      .last()
      .click();
    await page.getByTitle('Copy to clipboard').waitFor();
    await page.mouse.move(600, 600);
  },
  part: () => ({x: 760, y: 36, width: 520, height: 200}),
  callouts: (page) => [page.getByText(/^Renders/).first(), page.getByText('out/Cover.png', {exact: true})],
  // The list belongs to the server, so that the pictures after this one would show it.
  putBack: async (page) => {
    await removal(page).click();
    await page.getByTitle('Copy to clipboard').waitFor({state: 'detached'});
  },
};
