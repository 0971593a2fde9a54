import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/transitioning.mdx'];

type Product = {ProductVideo: () => null; productVideoLength: number};
type Root = {CrossfadeRoot: () => {props: {durationInFrames: number; component: () => null}}};

const texts = (markup: string, names: string[]) => names.filter((name) => markup.includes(name));

export default slowInNode(
  'Three scenes of 230 frames with transitions of 42 last 188 frames, the middle one is alone for 58; two clips of 150 frames in all are both shown from 60 to 74.',
  () => {
    const {ProductVideo, productVideoLength} = sampleOf<Product>(PAGES, 'ProductVideo');
    assert.equal(productVideoLength, 188);
    const size = {width: 320, height: 180, fps: 30, durationInFrames: productVideoLength};
    const panels = ['Cold coffee?', 'Warm for six hours', 'From 29'];
    const seen = Array.from({length: productVideoLength}, (_, frame) => texts(markupAt(ProductVideo, size, frame), panels));
    assert.equal(seen.filter((shown) => shown.join() === panels[1]).length, 58);
    assert.deepEqual([seen.filter(({length}) => length === 2).length, seen.filter(({length}) => length === 0).length], [42, 0]);

    const OffthreadVideo = ({src}: {src: string}) => src;
    const sample = sampleOf<Root>(PAGES, 'Crossfade', {remotion: {...remotion, OffthreadVideo}});
    const {durationInFrames, component} = Object.values(sample)[0]!().props;
    assert.equal(durationInFrames, 150);
    const clips = Array.from({length: durationInFrames}, (_, frame) => texts(markupAt(component, {...size, durationInFrames}, frame), ['harbor', 'market']));
    const both = clips.flatMap(({length}, frame) => (length === 2 ? [frame] : []));
    assert.deepEqual([both[0], both.at(-1), both.length], [60, 74, 15]);
  },
);
