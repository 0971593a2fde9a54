import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {visit} from '../fixtures';

export const PLAY = '/play/';

export const workspace = (page: Page): Locator => page.locator('main [data-state]');

/** The document in which the code of the project runs. */
export const stage = (page: Page): FrameLocator => page.frameLocator('iframe[title="Picture of the composition"]');

export const code = (page: Page): Locator => page.locator('[data-editor] [contenteditable="true"]');

export const problems = (page: Page): Locator => page.getByRole('region', {name: 'Errors'}).getByRole('listitem');

export const playhead = (page: Page): Locator => page.getByRole('slider', {name: 'Frame', exact: true});

/** Waits until the code runs. */
export const runs = (page: Page): Promise<void> => expect(workspace(page)).toHaveAttribute('data-state', 'running');

/** Opens the playground at a hash, and waits until its project runs and the editor has all that comes later. */
export async function openPlay(page: Page, hash = ''): Promise<void> {
  await visit(page, PLAY + hash);
  await runs(page);
  await expect(page.locator('[data-editor]')).toHaveAttribute('data-complete', 'true');
}

/** Replaces the code of the open file by pasting; with `thenReload`, the page is left in the same task. */
export async function writeCode(page: Page, text: string, {thenReload = false} = {}): Promise<void> {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code(page).evaluate(
    (element, {pasted, isLeft}) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
      if (isLeft) window.location.reload();
    },
    {pasted: text, isLeft: thenReload},
  );
}

/** A composition that shows the frame and a word. */
export const showing = (word: string): string => `import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Word = () => {
  const frame = useCurrentFrame();
  return <AbsoluteFill style={{fontSize: 100}}>${word} at {frame}</AbsoluteFill>;
};
`;
