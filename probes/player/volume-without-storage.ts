import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const video = {component: () => null, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const said = [];
  console.error = (...words) => said.push(words.join(' '));
  const opened = async () => {
    const ref = createRef();
    createRoot(document.body.appendChild(document.createElement('div'))).render(h(Player, {ref, ...video}));
    while (!ref.current) await new Promise((resolve) => setTimeout(resolve));
    return ref.current;
  };
  globalThis.volumes = async () => {
    const player = await opened();
    player.setVolume(0.4);
    // React renders the new volume when it has the time.
    for (let turn = 0; turn < 200 && player.getVolume() === 1; turn++) await new Promise((resolve) => setTimeout(resolve, 20));
    return {said, volume: player.getVolume(), next: (await opened()).getVolume()};
  };
`;

export default inBrowser(
  'In a sandboxed frame, which has no local storage, setVolume() logs `Could not persist volume` with the SecurityError and sets the volume; the next Player begins with 1.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const content = await page.evaluate(() => document.scripts[0]?.textContent ?? '');
    await page.setContent('<iframe sandbox="allow-scripts" srcdoc="<!doctype html><body>"></iframe>');
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    assert.ok(frame);
    await frame.waitForLoadState();
    await frame.addScriptTag({content});
    const {said, ...volumes} = await frame.evaluate<{said: string[]; volume: number; next: number}>('volumes()');
    assert.deepEqual(volumes, {volume: 0.4, next: 1});
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /Could not persist volume SecurityError: .*sandboxed/);
  },
);
