import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {openPageApp} from '../lib/page-app';

/** The label of the page beside a Player, which mounts with it or later. */
const APP = `
  import {useEffect, useRef, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {usePlayerFrame} from './app/use-player-frame';
  globalThis.renders = {video: 0, label: 0};
  const Video = () => {
    renders.video++;
    return null;
  };
  const Label = ({player}) => {
    renders.label++;
    const frame = usePlayerFrame(player);
    return <b>{frame}</b>;
  };
  const video = {component: Video, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const Slot = ({player, late}) => {
    const [there, setThere] = useState(!late);
    useEffect(() => {
      if (late) setTimeout(() => setThere(true), 100);
    }, []);
    return there ? <Player ref={player} {...video} initialFrame={12} /> : null;
  };
  const App = ({late}) => {
    const player = useRef(null);
    globalThis.player = player;
    return <><Slot player={player} late={late} /><Label player={player} /></>;
  };
  let root;
  globalThis.mount = (late) => {
    root?.unmount();
    root = createRoot(document.body);
    root.render(<App late={late} />);
  };
  globalThis.label = () => document.querySelector('b')?.textContent;
`;

export default inBrowser(
  'usePlayerFrame() of the page has the initial position of a Player that mounts with it, then each frame; beside the Player, it renders the label alone with each frame; if the Player mounts later, it stays at 0.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/player/current-time.mdx'], APP);
    await page.evaluate('mount(false)');
    await page.waitForFunction("label() === '12'");
    await page.evaluate('renders.before = {...renders}; player.current.seekTo(40)');
    await page.waitForFunction("label() === '40'");
    await page.evaluate('player.current.seekTo(41)');
    await page.waitForFunction("label() === '41'");
    assert.deepEqual(await page.evaluate('renders.label - renders.before.label'), 2);
    assert.equal(await page.evaluate('renders.video - renders.before.video <= 2'), true);
    await page.evaluate('mount(true)');
    await page.waitForFunction('player.current?.getCurrentFrame() === 12');
    await page.evaluate('player.current.seekTo(50)');
    await page.waitForFunction('player.current.getCurrentFrame() === 50');
    assert.equal(await page.evaluate('label()'), '0');
  },
);
