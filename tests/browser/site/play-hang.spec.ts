import {BROWSER_FLAGS, findBrowser} from '../../../scripts/lib/browser';
import {expect, test} from '../fixtures';
import {code, openPlay, showing, stage, workspace, writeCode} from '../lib/play';

// As in Chrome on a computer, the stage has a process of its own, so that the page goes on while the stage hangs.
test.use({launchOptions: {executablePath: findBrowser(), args: [...BROWSER_FLAGS, '--site-per-process']}});

/** An expression that takes hours: no loop that the compiler could guard. */
const HANGING = `export const Scene = () => <div>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</div>;\n`;

test('Playground: a stage that hangs is removed and made again; code and cursor stay', {tag: ['@play.hang', '@slow']}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, HANGING);
  await expect(workspace(page)).toHaveAttribute('data-state', 'hung');
  await expect(page.getByRole('alert').filter({hasText: 'did not answer'})).toBeVisible();
  await expect(code(page)).toContainText("'a'.repeat(60)");
  await expect(code(page)).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(1);
  await writeCode(page, showing('Recovered'));
  await expect(stage(page).getByText('Recovered at')).toBeVisible();
});
