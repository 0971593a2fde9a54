import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const ref = createRef();
  globalThis.player = ref;
  // The page has no local storage of its own.
  globalThis.stored = {};
  Object.defineProperty(window, 'localStorage', {
    value: {getItem: (key) => globalThis.stored[key] ?? null, setItem: (key, value) => void (globalThis.stored[key] = value)},
  });
  const video = {component: () => null, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36};
  createRoot(document.body).render(h(Player, {ref, ...video, acknowledgeRemotionLicense: true}));
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const said = [];
  globalThis.listen = async () => {
    while (!ref.current) await once();
    await once();
    for (const name of ['volumechange', 'mutechange']) ref.current.addEventListener(name, () => said.push(name));
  };
  globalThis.after = async (call) => {
    call(ref.current);
    await once();
    await once();
    return [ref.current.getVolume(), ref.current.isMuted(), ...said.splice(0)];
  };
  globalThis.errorOf = (value) => {
    try {
      ref.current.setVolume(value);
    } catch (error) {
      return error.name + ': ' + error.message;
    }
  };
`;

export default inBrowser(
  'Muting keeps the volume and dispatches no volumechange; a muted Player stays muted when the volume is set, a volume of 0 counts as muted, and setVolume() refuses other values.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.evaluate('listen()');
    const after = (call: string) => page.evaluate<unknown[]>(`after((player) => player.${call})`);
    assert.deepEqual(await after('setVolume(0.5)'), [0.5, false, 'volumechange']);
    assert.deepEqual(await page.evaluate('stored'), {'remotion.volumePreference': '0.5'});
    assert.deepEqual(await after('mute()'), [0, true, 'mutechange']);
    assert.deepEqual(await after('setVolume(0.8)'), [0, true, 'volumechange']);
    assert.deepEqual(await after('unmute()'), [0.8, false, 'mutechange']);
    assert.deepEqual(await after('setVolume(0)'), [0, true, 'volumechange', 'mutechange']);
    assert.deepEqual(await after('unmute()'), [0, true]);
    assert.deepEqual(await after('setVolume(1)'), [1, false, 'volumechange', 'mutechange']);

    const errorOf = (value: string) => page.evaluate(`errorOf(${value})`);
    assert.equal(await errorOf('"1"'), 'TypeError: setVolume() takes a number, got value of type string');
    assert.equal(await errorOf('NaN'), 'TypeError: setVolume() got a number that is NaN. Volume must be between 0 and 1.');
    const outOfRange = 'TypeError: setVolume() got a number that is out of range. Must be between 0 and 1, got number';
    assert.deepEqual([await errorOf('1.1'), await errorOf('-0.1')], [outOfRange, outOfRange]);
  },
);
