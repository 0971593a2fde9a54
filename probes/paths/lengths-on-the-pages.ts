import assert from 'node:assert/strict';
import {getBoundingBox, getInstructionIndexAtLength, getLength} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 300};

const pathOf = (markup: string) => /<path d="([^"]*)"/.exec(markup)?.[1] ?? '';

export default inNode(
  'The track is 1,965 units long, a lap takes 6.6 seconds; the bus line turns after 260 units, up to where the index is 0; the box of M 10 20 L 60 90 is what the page shows, that of a curve 100.00000000000001 wide.',
  () => {
    const {RunningTrack} = sampleOf<{RunningTrack: () => null}>(['docs/paths/get-length.mdx'], 'RunningTrack');
    const lap = getLength(pathOf(markupAt(RunningTrack, size, 0)));
    assert.equal(Math.round(lap), 1965);
    const laps = (frame: number) => /Lap (\d)/.exec(markupAt(RunningTrack, size, frame).replace(/<!-- -->/g, ''))?.[1];
    // 6.55 seconds, rounded up to whole frames: 197 of 30 in a second.
    assert.deepEqual([laps(196), laps(197), (197 / 30).toFixed(1)], ['1', '2', '6.6']);

    const {BusLine} = sampleOf<{BusLine: () => null}>(['docs/paths/get-instruction-index-at-length.mdx'], 'BusLine');
    const line = pathOf(markupAt(BusLine, size, 0));
    assert.deepEqual(
      [0, 260, 260.01].map((length) => getInstructionIndexAtLength(line, length).index),
      [0, 0, 1],
    );
    assert.match(markupAt(BusLine, size, 10).replace(/<!-- -->/g, ''), /Next stop: Town hall/);

    assert.deepEqual(getBoundingBox('M 10 20 L 60 90'), {x1: 10, y1: 20, x2: 60, y2: 90, viewBox: '10 20 50 70', width: 50, height: 70});
    assert.equal(getBoundingBox('M 0 50 Q 50 -50 100 50').width, 100.00000000000001);
  },
);
