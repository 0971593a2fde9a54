import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/captions/exporting.mdx'];

export default inNode(
  'The script on exporting writes entries of up to 42 characters that break at sentences and not within words; toVtt() changes the first line and the comma of the milliseconds, and no comma of a text.',
  () => {
    const words = [
      'The',
      ' ferry',
      ' leaves',
      ' at',
      ' noon,',
      ' or',
      ' late',
      'r.',
      ' Bring',
      ' a',
      ' coat',
      ' and',
      ' something',
      ' warm',
      ' to',
      ' drink',
      ' for',
      ' the',
      ' trip',
    ];
    const captions = words.map((text, index) => caption(text, index * 300, index * 300 + 300));
    const written: Record<string, string> = {};
    const fs = {
      readFileSync: () => JSON.stringify(captions),
      writeFileSync: (file: string, text: string) => {
        written[file] = text;
      },
    };
    sampleOf(PAGE, 'scripts/write-srt', {'node:fs': fs});
    const srt = written['out/orchard.srt'] ?? '';
    const texts = parseSrt({input: srt}).captions.map(({text}) => text);
    assert.deepEqual(texts, ['The ferry leaves at noon, or later.', 'Bring a coat and something warm to drink', 'for the trip']);
    assert.ok(texts.every((text) => text.length <= 42));

    const {toVtt} = sampleOf<{toVtt(srt: string): string}>(PAGE, 'to-vtt');
    const vtt = toVtt(srt);
    assert.deepEqual(vtt.split('\n').slice(0, 5), ['WEBVTT', '', '1', '00:00:00.000 --> 00:00:02.400', 'The ferry leaves at noon, or later.']);
    assert.equal(vtt.match(/,/g)?.length, 1);
  },
);
