import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 400};

const pathsOf = (markup: string) => [...markup.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) => path);

export default inNode(
  'The soap bubble overshoots to about 7 times its size of 80 and settles at 6, its line 4 wide; 24 fish come in from the right as one path and are gone after 253 frames; the ruler sags by 140 units at frame 30.',
  () => {
    const {SoapBubble} = sampleOf<{SoapBubble: () => null}>(['docs/paths/scale-path.mdx'], 'SoapBubble');
    const times = Array.from({length: 90}, (_, frame) => getBoundingBox(pathsOf(markupAt(SoapBubble, size, frame))[0]!).width / 80);
    assert.deepEqual([times[0], Math.round(Math.max(...times)), Number(times.at(-1)!.toFixed(2))], [1, 7, 6]);
    assert.match(markupAt(SoapBubble, size, 11), /stroke-width="4"/);

    const {FishSchool} = sampleOf<{FishSchool: () => null}>(['docs/paths/translate-path.mdx'], 'FishSchool');
    const school = (frame: number) => pathsOf(markupAt(FishSchool, size, frame));
    assert.deepEqual([school(0).length, school(0)[0]?.match(/M/g)?.length], [1, 24]);
    const edges = (frame: number) => getBoundingBox(school(frame)[0]!);
    assert.ok(edges(0).x1 >= 1280 && edges(40).x1 < 1280);
    const gone = Array.from({length: 30}, (_, step) => 240 + step).find((frame) => edges(frame).x2 < 0);
    assert.equal(gone, 253);

    const {BentRuler} = sampleOf<{BentRuler: () => null}>(['docs/paths/warp-path.mdx'], 'BentRuler');
    const lowest = (frame: number) => Math.round(getBoundingBox(pathsOf(markupAt(BentRuler, size, frame))[0]!).y2);
    assert.deepEqual([lowest(0), lowest(30), lowest(60)], [400, 540, 400]);
  },
);
