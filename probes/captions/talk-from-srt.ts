import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const TALK = '1\n00:00:00,500 --> 00:00:02,000\nGood evening.\n\n2\n00:00:02,200 --> 00:00:05,000\nTonight we listen to whales,\nand they listen to us.\n';

type Metadata = {durationInFrames: number; props: {captions: {text: string}[]}};
type Root = {RemotionRoot(): {props: {calculateMetadata(given: {props: object}): Promise<Metadata>; defaultProps: object; fps: number}}};

export default inNode(
  'The talk from SRT ends with its last caption, after 5 seconds, and keeps line breaks. Within a caption, parseSrt() keeps \\r\\n, joins lines around an empty one and leaves tags; entries that overlap do so still.',
  async () => {
    const {calculateMetadata, defaultProps, fps} = sampleOf<Root>(['docs/captions/parse-srt.mdx'], 'Root').RemotionRoot().props;
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.resolve(new Response(TALK));
    try {
      const {durationInFrames, props} = await calculateMetadata({props: defaultProps});
      assert.equal(durationInFrames / fps, 5);
      assert.deepEqual(
        props.captions.map(({text}) => text),
        ['Good evening.', 'Tonight we listen to whales,\nand they listen to us.'],
      );
    } finally {
      globalThis.fetch = fetch;
    }
    const textsOf = (input: string) => parseSrt({input}).captions.map(({text}) => text);
    const time = '00:00:00,500 --> 00:00:02,000';
    assert.deepEqual(textsOf(`1\r\n${time}\r\nOne\r\ntwo\r\n`), ['One\r\ntwo']);
    assert.deepEqual(textsOf(`1\n${time}\nOne\n\ntwo\n`), ['Onetwo']);
    assert.deepEqual(textsOf(`1\n${time}\n<i>One</i>\n`), ['<i>One</i>']);
    const [first, second] = parseSrt({input: `1\n${time}\nOne\n\n2\n00:00:01,000 --> 00:00:03,000\nTwo\n`}).captions;
    assert.ok(second!.startMs < first!.endMs);
  },
);
