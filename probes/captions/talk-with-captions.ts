import assert from 'node:assert/strict';
import type {Caption} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/captions/importing.mdx'];

type Metadata = {durationInFrames: number; fps: number; props: {captions: Caption[]}};
type Root = {RemotionRoot(): {props: {calculateMetadata(given: {props: object; abortSignal: AbortSignal}): Promise<Metadata>; defaultProps: object}}};
type Trim = {trimCaptions(captions: Caption[], startMs: number, endMs: number): Caption[]};
type Service = {fromService(words: object[]): Caption[]};

export default inNode(
  'The talk ends one second after its last caption, and for a missing file, the page throws “There is no file public/orchard.captions.json”; trimCaptions() moves captions and drops those outside.',
  async () => {
    const {calculateMetadata, defaultProps} = sampleOf<Root>(PAGE, 'Root').RemotionRoot().props;
    const {fetch} = globalThis;
    const asked: string[] = [];
    const load = (response: Response) => {
      globalThis.fetch = (url) => {
        asked.push(url as string);
        return Promise.resolve(response);
      };
      return calculateMetadata({props: defaultProps, abortSignal: new AbortController().signal});
    };
    try {
      const captions = [caption('We', 0, 500), caption(' prune', 500, 3010)];
      const {durationInFrames, props} = await load(Response.json(captions));
      assert.deepEqual([durationInFrames, props.captions], [Math.ceil(4.01 * 30), captions]);
      assert.equal((await load(Response.json([]))).durationInFrames, 30);
      await assert.rejects(load(new Response('', {status: 404})), {message: 'There is no file public/orchard.captions.json'});
      assert.equal(asked.length, 3);
      assert.ok(
        asked.every((url) => url.endsWith('/orchard.captions.json')),
        asked.join(),
      );
    } finally {
      globalThis.fetch = fetch;
    }
    const {trimCaptions} = sampleOf<Trim>(PAGE, 'trim-captions');
    const talk = [caption('a', 0, 900), caption('b', 900, 3200), caption('c', 3200, 3900), caption('d', 6000, 7000)];
    assert.deepEqual(
      trimCaptions(talk, 3000, 6000).map(({text, startMs, endMs}) => [text, startMs, endMs]),
      [
        ['b', 0, 200],
        ['c', 200, 900],
      ],
    );
    const {fromService} = sampleOf<Service>(PAGE, 'from-service');
    assert.deepEqual(
      fromService([
        {word: 'We', start: 0, end: 0.3},
        {word: 'prune', start: 0.3, end: 0.9},
      ]),
      [caption('We', 0, 300), caption(' prune', 300, 900)],
    );
  },
);
