import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type State = {structure: {getStructure(): object}};
const {getFps} = installed<{getFps(state: State): number | null}>('@remotion/media-parser/dist/get-fps.js');

export default inNode(
  'fps of an AVI is the rate in the header of its first stream that is not audio, not divided by the scale: 30,000 with a scale of 1,001.',
  () => {
    const stream = (fccType: string, rate: number, scale: number) => ({
      ...{type: 'list-box', listType: 'strl'},
      children: [{type: 'strh-box', fccType, rate, scale}],
    });
    const fps = (...streams: object[]) => {
      const boxes = [{type: 'list-box', listType: 'hdrl', children: streams}];
      return getFps({structure: {getStructure: () => ({type: 'riff', boxes})}});
    };
    const sound = stream('auds', 48_000, 1);
    assert.equal(fps(sound, stream('vids', 30, 1)), 30);
    assert.equal(fps(stream('vids', 30_000, 1001), sound), 30_000);
    assert.equal(fps(sound), null);
  },
);
