import {expect, test, visit} from '../fixtures';
import {runs, showing, stage, writeCode} from '../lib/play';

test('Playground: below a base path, a demo opens, changes and is shown', {tag: '@play.without'}, async ({page}) => {
  await visit(page, '/kit/play/#demo=spring');
  await runs(page);
  await writeCode(page, showing('Below'));
  await expect(stage(page).getByText('Below at')).toBeVisible();
});
