import fs from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from '../fixtures';
import {code, openPlay, problems, runs, stage, writeCode} from '../lib/play';

/** A red pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64');
const WITH_IMAGE = `import {AbsoluteFill, Img, staticFile} from 'remotion';
import {word} from './Part';

export const Shown = () => (
  <AbsoluteFill>
    <Img alt="mine" src={staticFile('my-pixel.png')} style={{width: 400}} />
    {word}
  </AbsoluteFill>
);
`;

test('Playground: a file is added, imported, renamed with its imports, deleted and brought back', {tag: ['@play.files', '@slow']}, async ({page}) => {
  await openPlay(page);
  await page.getByRole('button', {name: 'Add a file'}).click();
  await page.getByLabel('Name of the new file').fill('Part.tsx');
  await page.getByRole('button', {name: 'Save'}).click();
  await writeCode(page, "export const word = 'from the part';\n");
  await page.getByRole('tab', {name: 'Opening.tsx'}).click();
  await writeCode(page, WITH_IMAGE.replace(/ *<Img.*\n/, ''));
  await expect(stage(page).getByText('from the part')).toBeVisible();
  await page.getByRole('tab', {name: 'Part.tsx'}).click();
  await page.getByRole('button', {name: 'Rename Part.tsx'}).click();
  await page.getByLabel('New name of Part.tsx').fill('Opening.ts');
  await expect(page.getByText('There is already a file Opening.tsx.')).toBeVisible();
  await page.getByLabel('New name of Part.tsx').fill('words.ts');
  await page.getByRole('button', {name: 'Save'}).click();
  await page.getByRole('tab', {name: 'Opening.tsx'}).click();
  await expect(code(page)).toContainText("from './words'");
  await expect(stage(page).getByText('from the part')).toBeVisible();
  await page.getByRole('tab', {name: 'words.ts'}).click();
  await page.getByRole('button', {name: 'Delete words.ts'}).click();
  await expect(problems(page)).not.toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(problems(page)).toHaveCount(0);
});

test(
  'Playground: an image of the reader is shown and goes into the download, which is a whole project',
  {tag: ['@play.files', '@play.download']},
  async ({page}) => {
    await openPlay(page);
    await page.getByLabel('Files to add').setInputFiles({name: 'My pixel.PNG', mimeType: 'image/png', buffer: PIXEL});
    await expect(page.getByText("staticFile('my-pixel.png')")).toBeVisible();
    await writeCode(page, WITH_IMAGE.replace("import {word} from './Part';\n", '').replace('{word}', ''));
    await expect
      .poll(() =>
        stage(page)
          .getByAltText('mine')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1);
    await page.getByLabel('Title of the project').fill('My pixel');
    await runs(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name: 'Download project'}).click()]);
    expect(download.suggestedFilename()).toBe('my-pixel.zip');
    const files = unzipSync(fs.readFileSync(await download.path()));
    expect(Object.keys(files).sort()).toEqual(
      [
        '.gitignore',
        'README.md',
        'package.json',
        'public/my-pixel.png',
        'src/Opening.tsx',
        'src/Root.tsx',
        'src/index.ts',
        'src/style.css',
        'tsconfig.json',
      ].map((name) => `my-pixel/${name}`),
    );
    const text = (name: string) => strFromU8(files[`my-pixel/${name}`] ?? new Uint8Array());
    expect(JSON.parse(text('package.json'))).toMatchObject({name: 'my-pixel', dependencies: {remotion: '4.0.332', '@remotion/cli': '4.0.332'}});
    expect(text('src/Root.tsx')).toContain("import {Shown} from './Opening';");
    expect(Buffer.from(files['my-pixel/public/my-pixel.png'] ?? [])).toEqual(PIXEL);
  },
);

test('Playground: a file that cannot be used is refused in words', {tag: '@play.files'}, async ({page}) => {
  await openPlay(page);
  await page.getByLabel('Files to add').setInputFiles({name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: PIXEL});
  await expect(page.getByText('setup.exe is no image, video, sound, font or text.')).toBeVisible();
});
