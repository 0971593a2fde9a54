import {expect, test} from '../fixtures';
import {openPlay, stage, writeCode} from '../lib/play';

const WITH_SCHEMA = `import {AbsoluteFill, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  word: z.string().max(12),
  count: z.number().int().min(1).max(5),
  isLoud: z.boolean(),
  kind: z.enum(['round', 'square']),
  names: z.array(z.string()),
  box: z.object({x: z.number()}),
});

export const defaultProps: z.infer<typeof schema> = {word: 'Reel', count: 2, isLoud: false, kind: 'round', names: ['Ada'], box: {x: 3}};

export const Shown = (props: z.infer<typeof schema>) => {
  const {width} = useVideoConfig();
  return <AbsoluteFill>{JSON.stringify({...props, width})}</AbsoluteFill>;
};
`;

test('Playground: a schema becomes a form, which changes the picture', {tag: '@play.form'}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, WITH_SCHEMA);
  await expect(stage(page).getByText('"word":"Reel"')).toBeVisible();
  const form = page.locator('[data-form]');
  await form.getByLabel('Word').fill('Take');
  await form.getByLabel('Count').fill('4');
  await form.getByLabel('Is loud').check();
  await form.getByLabel('Kind').selectOption('square');
  await form.getByRole('button', {name: 'Add to Names'}).click();
  await form.getByLabel('Names 2', {exact: true}).fill('Grace');
  await form.getByLabel('X', {exact: true}).fill('7');
  await expect(
    stage(page).getByText('{"word":"Take","count":4,"isLoud":true,"kind":"square","names":["Ada","Grace"],"box":{"x":7},"width":1280}'),
  ).toBeVisible();
  await form.getByLabel('Count').fill('9');
  await expect(form.getByText('At most 5.')).toBeVisible();
});

test('Playground: size and length are fields; what cannot be is said and left out', {tag: '@play.form'}, async ({page}) => {
  await openPlay(page);
  await writeCode(page, WITH_SCHEMA);
  await page.getByLabel('Width').fill('640');
  await expect(stage(page).getByText('"width":640')).toBeVisible();
  await page.getByLabel('Width').fill('9000');
  await expect(page.getByText('Width: Enter a number from 2 to 4,096.')).toBeVisible();
  await expect(stage(page).getByText('"width":640')).toBeVisible();
  await page.getByLabel('Length in frames').fill('10');
  await expect(page.getByRole('slider', {name: 'Frame', exact: true})).toHaveAttribute('max', '9');
});
