import assert from 'node:assert/strict';
import {parseSrt, type Caption} from '@remotion/captions';
import {meta} from '../../demos/srt-captions/meta';
import {SrtCaptions} from '../../demos/srt-captions/SrtCaptions';
import {markupAt} from '../lib/at-frame';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Loaded = {props: {captions: Caption[]}; defaultOutName?: string};
type Samples = {
  loadSrt(given: {props: {file: string}}): Promise<Loaded>;
  loadLanguage(given: {props: {language: string}}): Promise<Loaded>;
  opacityOf(ms: number, startMs: number, endMs: number): number;
};

const ENTRY = '1\r\n00:00:01.000 --> 00:00:02.500\r\n<i>The last ferry</i>\r\n';

export default inNode(
  'A file with points, carriage returns and tags is read after cleaning; a language names its file and its video. Nothing is shown between two entries. A fade of 120 milliseconds needs an entry of more than 240.',
  async () => {
    const {fetch} = globalThis;
    const asked: string[] = [];
    const plain = ENTRY.replaceAll('\r', '').replace('.000', ',000').replace('.500', ',500');
    globalThis.fetch = (url) => {
      asked.push(url as string);
      return Promise.resolve(new Response(asked.length === 1 ? `\n${ENTRY}` : plain));
    };
    try {
      const {loadSrt} = sampleOf<Samples>(['docs/recipes/srt-captions.mdx'], 'load-srt');
      assert.deepEqual((await loadSrt({props: {file: 'ferry.srt'}})).props.captions, [
        {...caption('The last ferry', 1000, 2500), confidence: 1, timestampMs: 1750},
      ]);
      const {loadLanguage} = sampleOf<Samples>(['docs/recipes/captions-languages.mdx'], 'load-language');
      const {props, defaultOutName} = await loadLanguage({props: {language: 'ar'}});
      assert.deepEqual([asked[1], props.captions.length, defaultOutName], ['/train.ar.srt', 1, 'train-ar']);
    } finally {
      globalThis.fetch = fetch;
    }
    assert.throws(() => parseSrt({input: ENTRY}), {message: /^Invalid timestamp/});

    const shown = (frame: number) => markupAt(SrtCaptions, meta, frame).includes('white-space:pre-line');
    assert.deepEqual([8, 9, 56, 57, 62, 63].map(shown), [false, true, true, false, false, true]);
    const {opacityOf} = sampleOf<Samples>(['docs/recipes/srt-captions.mdx'], 'opacity-of');
    assert.deepEqual(
      [1000, 1120, 2380, 2500].map((ms) => opacityOf(ms, 1000, 2500)),
      [0, 1, 1, 0],
    );
    assert.throws(() => opacityOf(1000, 1000, 1240), /monotonically increasing/);
  },
);
