import assert from 'node:assert/strict';
import {startBrowser} from '../../scripts/lib/start-browser';
import {task} from './lib/task';

const PORT = 3918;

task('a player with controls of its own in Next.js, built by Next.js from npm', async (reader) => {
  const page = reader.open('docs/player/custom-controls.mdx');
  reader.write('package.json', '{"name": "my-app", "private": true}\n');
  reader.install([...reader.open('docs/player/installation.mdx').packages(), 'react', 'react-dom', 'next', 'typescript', '@types/react', '@types/node'], {
    all: true,
  });
  const parts = ['app/use-player-value.ts', 'app/PlayButton.tsx', 'app/SeekBar.tsx', 'app/VolumeSlider.tsx', 'app/VideoWithControls.tsx'];
  reader.save(page, parts);
  reader.write('app/layout.tsx', 'export default ({children}: {children: React.ReactNode}) => <html lang="en"><body>{children}</body></html>;\n');
  reader.write('app/page.tsx', "import {VideoWithControls} from './VideoWithControls';\n\nexport default () => <VideoWithControls />;\n");

  const built = await reader.try('npx next build', {NEXT_TELEMETRY_DISABLED: '1'});
  assert.equal(built.code, 0, built.output);
  const app = reader.start(`npx next start --port ${PORT}`, {NEXT_TELEMETRY_DISABLED: '1'});
  const browser = await startBrowser();
  try {
    await app.says(/Ready in/);
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({message}) => errors.push(message));
    await tab.goto(`http://127.0.0.1:${PORT}`);
    const position = tab.getByLabel('Position');
    await position.waitFor();
    assert.equal(await position.inputValue(), '0');

    await tab.getByRole('button', {name: 'Play'}).click();
    await tab.getByRole('button', {name: 'Pause'}).waitFor();
    await tab.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('[aria-label=Position]')?.value) > 15);
    await tab.getByRole('button', {name: 'Pause'}).click();

    await position.fill('150');
    await tab.waitForFunction(() => [...document.querySelectorAll<HTMLElement>('div')].some(({style}) => style.height === '80%'));

    await tab.getByLabel('Volume').fill('0.4');
    await tab.getByRole('button', {name: 'Sound off'}).click();
    assert.equal(await tab.getByLabel('Volume').inputValue(), '0', 'the slider follows the mute button');
    await tab.getByLabel('Volume').fill('0.6');
    await tab.getByRole('button', {name: 'Sound off'}).waitFor();

    await tab.getByLabel('Speed').selectOption('2');
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    app.stop();
  }
});
