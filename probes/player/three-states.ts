import assert from 'node:assert/strict';
import {openPageApp} from '../lib/page-app';
import {inBrowser} from '../lib/probe';

const ENTRY = `
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useEffect, useState} from 'react';
  import {useBufferState} from 'remotion';
  import {PlayButton} from './app/PlayButton';
  // The pause of 300 milliseconds of the hook is over when the test says so.
  const {setTimeout} = window;
  window.late = [];
  window.setTimeout = (run, milliseconds, ...more) => (milliseconds === 300 ? window.late.push(run) : setTimeout(run, milliseconds, ...more));
  window.events = [];
  const Station = () => {
    const {delayPlayback} = useBufferState();
    useEffect(() => void Object.assign(window, {wait: () => (window.block = delayPlayback())}), [delayPlayback]);
    return null;
  };
  const App = () => {
    const [player, setPlayer] = useState(null);
    useEffect(() => {
      window.player = player;
      for (const name of ['play', 'pause', 'waiting', 'resume']) player?.addEventListener(name, () => window.events.push(name));
    }, [player]);
    const video = {component: Station, durationInFrames: 6000, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
    return <><Player ref={setPlayer} {...video} /><PlayButton player={player} /></>;
  };
  createRoot(document.body.appendChild(document.createElement('main'))).render(<App />);
`;

export default inBrowser(
  'A Player that waits counts as playing and dispatches no pause. The button of the page says Pause then, beside "Loading …" after 300 milliseconds, and a paused Player that waits says Loading as soon as it is to play.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/buffer-state.mdx'], ENTRY);
    const button = page.getByRole('button');
    const shows = async (label: string, text: string) => {
      await page.waitForFunction(
        `document.querySelector('button').textContent === '${label}' && document.querySelector('[role=status]').textContent === '${text}'`,
      );
      return page.evaluate('[window.player.isPlaying(), ...window.events.splice(0)]');
    };
    const patience = 'window.late.splice(0).forEach((run) => run())';
    await page.waitForFunction('window.wait && window.player');
    assert.deepEqual(await shows('Play', ''), [false]);
    await button.click();
    assert.deepEqual(await shows('Pause', ''), [true, 'play']);
    await page.evaluate('window.wait()');
    await page.waitForFunction('window.events.length === 1');
    assert.deepEqual(await shows('Pause', ''), [true, 'waiting']);
    await page.evaluate(patience);
    assert.deepEqual(await shows('Pause', 'Loading …'), [true]);
    await page.evaluate('window.block.unblock()');
    assert.deepEqual(await shows('Pause', ''), [true, 'resume']);
    await button.click();
    assert.deepEqual(await shows('Play', ''), [false, 'pause']);
    await page.evaluate('window.wait()');
    await page.waitForFunction('window.events.length === 1');
    await page.evaluate(patience);
    assert.deepEqual(await shows('Play', ''), [false, 'waiting']);
    await button.click();
    assert.deepEqual(await shows('Pause', 'Loading …'), [true, 'play']);
  },
);
