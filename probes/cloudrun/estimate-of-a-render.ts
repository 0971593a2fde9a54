import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

export default inNode(
  'The script that estimates a render makes three, of 1, 30 and 150 frames, of which the first is not measured, so that what every render does once drops out of the time for 120 frames.',
  async () => {
    const ranges: number[][] = [];
    let seconds = 0;
    const renderMediaOnCloudrun = ({frameRange: [first = 0, last = 0]}: {frameRange: number[]}) => {
      ranges.push([first, last]);
      // A cold start takes a minute, each render 8 seconds, and each frame a fifth of a second.
      seconds += (ranges.length === 1 ? 60 : 0) + 8 + (last - first + 1) / 5;
      return Promise.resolve({type: 'success'});
    };
    const {now} = Date;
    const {log} = console;
    const printed: string[] = [];
    Date.now = () => seconds * 1000;
    console.log = (text: string) => void printed.push(text);
    try {
      await runScriptOf('docs/cloudrun/limits.mdx', 'estimate-render.ts', {'@remotion/cloudrun/client': {renderMediaOnCloudrun}});
    } finally {
      Date.now = now;
      console.log = log;
    }
    assert.deepEqual(ranges, [
      [0, 0],
      [0, 29],
      [0, 149],
    ]);
    assert.deepEqual(printed, [`About ${8 + 5400 / 5} of 900 seconds`]);
  },
);
