import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Metadata = {durationInFrames: number; fps: number; width?: number; height?: number};
type Given = {props: object; abortSignal: AbortSignal};
type Root = {RemotionRoot(): {props: {calculateMetadata(given: Given): Promise<Metadata>; defaultProps: object}}};
type Badge = {fitToBadge(given: {props: object}): Metadata};

const FILE = {
  w: 400,
  h: 400,
  fr: 30,
  ip: 0,
  op: 60,
  assets: [
    {id: 'a', u: 'images/', p: 'boat.png'},
    {id: 'b', p: 'data:image/png;base64,', e: 1},
  ],
};

export default inNode(
  'The script that checks a Lottie file prints size, frames and the files and fonts it needs; a composition with the rate of the file takes its frames; the page on URLs throws “… is not a Lottie animation” without a length.',
  async () => {
    const {log} = console;
    const printed: string[] = [];
    const check = (file: object) => {
      printed.length = 0;
      sampleOf(['docs/lottie/lottie-lottiefiles.mdx'], 'check-lottie', {'node:fs': {readFileSync: () => JSON.stringify(file)}});
      return [...printed];
    };
    console.log = (text: string) => printed.push(text);
    try {
      assert.deepEqual(check(FILE), ['400 x 400 pixels', 'frames 0 to 60, 30 per second', 'needs the file images/boat.png']);
      assert.equal(check({...FILE, fonts: {list: [{fFamily: 'Lora', fStyle: 'Bold'}]}}).at(-1), 'names the font Lora Bold');
    } finally {
      console.log = log;
    }

    const {fetch} = globalThis;
    const load = (page: string, file: unknown, status = 200) => {
      const {calculateMetadata, defaultProps} = sampleOf<Root>([`docs/lottie/${page}.mdx`], 'Root').RemotionRoot().props;
      globalThis.fetch = () => Promise.resolve(Response.json(file, {status}));
      return calculateMetadata({props: defaultProps, abortSignal: new AbortController().signal});
    };
    try {
      const specimen = await load('lottie-lottiefiles', {...FILE, fr: 60, op: 90.5});
      assert.deepEqual([specimen.fps, specimen.durationInFrames, specimen.width, specimen.height], [60, 90, 400, 400]);
      const skyline = await load('lottie-remote', {...FILE, fr: 24, op: 48});
      assert.deepEqual([skyline.fps, skyline.durationInFrames], [24, 48]);
      await assert.rejects(load('lottie-remote', {...FILE, op: 0}), /^Error: https:\/\/animations\.example\.com\/skyline\.json is not a Lottie animation$/);
      await assert.rejects(load('lottie-remote', FILE, 404), /^Error: .+ answers with status 404$/);
    } finally {
      globalThis.fetch = fetch;
    }
    const {fitToBadge} = sampleOf<Badge>(['docs/lottie/getlottiemetadata.mdx'], 'fit-to-lottie');
    assert.deepEqual(fitToBadge({props: {badge: FILE}}), {fps: 50, durationInFrames: 100, width: 400, height: 400});
  },
);
