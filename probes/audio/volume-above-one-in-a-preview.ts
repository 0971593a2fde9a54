import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {mediaRef: {current: object}; volume: number; logLevel: string; source: object; shouldUseWebAudioApi: boolean};
type Module = {useVolume(given: Given): void};
type Page = {window?: object; GainNode?: unknown};

/** What a preview sets for a volume: that of the element, and the gain in the Web Audio API. */
function set(volume: number, shouldUseWebAudioApi: boolean): {volume: number; gains: number[]} {
  const {useVolume: applyVolume} = installed<Module>('remotion/dist/cjs/use-amplification.js');
  const react = installed<Record<string, unknown>>('react/index.js');
  const hooks = {...react};
  const page = globalThis as Page;
  const gains: number[] = [];
  const element = {volume: 0.5, playbackRate: 1};
  page.window = {navigator: {userAgent: 'Chrome/140'}};
  page.GainNode = class {
    gain;
    constructor(_: object, {gain}: {gain: number}) {
      gains.push(gain);
      this.gain = {value: gain};
    }
    connect = () => undefined;
  };
  Object.assign(react, {
    useRef: (current: unknown) => ({current}),
    useContext: () => ({audioContext: {}}),
    useLayoutEffect: (effect: () => void) => effect(),
  });
  try {
    const source = {attemptToConnect: () => undefined, get: () => ({connect: () => undefined})};
    applyVolume({mediaRef: {current: element}, volume, logLevel: 'error', source, shouldUseWebAudioApi});
  } finally {
    Object.assign(react, hooks);
    delete page.window;
    delete page.GainNode;
  }
  return {volume: element.volume, gains};
}

export default inNode('A preview applies a volume of 1.5 in full with useWebAudioApi, through the Web Audio API, and as 1 without it.', () => {
  assert.deepEqual(set(1.5, true), {volume: 0.5, gains: [1.5]});
  assert.deepEqual(set(1.5, false), {volume: 1, gains: []});
  assert.deepEqual(set(0.2, false), {volume: 0.2, gains: []});
});
