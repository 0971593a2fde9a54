import assert from 'node:assert/strict';
import {isValidElement, type ReactElement} from 'react';
import {Sequence} from 'remotion';
import {elementsOf} from '../lib/elements-of';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = Record<string, unknown>;
type Root = {
  RemotionRoot(): {
    props: {component(props: Props): ReactElement; calculateMetadata(given: {props: Props}): Promise<{props: Props}> | {props: Props}; defaultProps: Props};
  };
};

const TALK = '1\n00:00:00,500 --> 00:00:02,000\nGood evening.\n\n2\n00:00:02,200 --> 00:00:05,000\nTonight we listen.\n';

export default inNode(
  'The talk from SRT gets its captions from calculateMetadata() as a prop and makes a Sequence of each, at its times; the chart of the page gets its path in the same way, and draws the same path with any other levels.',
  async () => {
    const talk = sampleOf<Root>(['docs/captions/parse-srt.mdx'], 'Root').RemotionRoot().props;
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.resolve(new Response(TALK));
    try {
      assert.deepEqual(talk.defaultProps.captions, []);
      const {props} = await talk.calculateMetadata({props: talk.defaultProps});
      const sequences = elementsOf(talk.component(props)).filter(({type}) => type === Sequence);
      assert.deepEqual(
        sequences.map(({props: {from, durationInFrames}}) => [from, durationInFrames]),
        [
          [15, 45],
          [66, 84],
        ],
      );
      globalThis.fetch = () => assert.fail('A frame asks for the file.');
      talk.component(props);
    } finally {
      globalThis.fetch = fetch;
    }

    const chart = sampleOf<Root>(['docs/troubleshooting/timed-out-page-function.mdx'], 'TideRoot').RemotionRoot().props;
    assert.equal(chart.defaultProps.path, '');
    const {props} = await chart.calculateMetadata({props: chart.defaultProps});
    assert.match(String(props.path), /^M0 580 L10 360 L20 140 L30 290 L40 520$/);
    const pathOf = (given: Props) => {
      const element = chart.component(given);
      assert.ok(isValidElement(element));
      return elementsOf(element).find(({type}) => type === 'path')?.props.d;
    };
    assert.equal(pathOf(props), props.path);
    assert.equal(pathOf({...props, levels: []}), props.path);
  },
);
