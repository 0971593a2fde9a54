import {expect, test, visit} from '../fixtures';

test('Search page: the title names the query, as typed and as opened', {tag: '@search.page'}, async ({page}) => {
  await visit(page, '/search?q=spring');
  await expect(page).toHaveTitle('spring · Search | Remotion');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('frame rate');
  await expect(page).toHaveTitle('frame rate · Search | Remotion');
  await field.fill('');
  await expect(page).toHaveTitle('Search | Remotion');
});
