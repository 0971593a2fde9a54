import {expect, type Locator, type Page} from '@playwright/test';
import {visit} from '../fixtures';

/** The navbar's search button. */
export const button = (page: Page): Locator =>
  page
    .getByRole('banner')
    .or(page.getByRole('navigation', {name: 'Main'}))
    .getByRole('button', {name: 'Search', exact: true});
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search docs'});
/** The results in the modal. */
export const rows = (page: Page): Locator => dialog(page).getByRole('option');

export async function openModal(page: Page, path = '/docs/sequence'): Promise<void> {
  await visit(page, path);
  await button(page).click();
  await expect(field(page)).toBeVisible();
}
