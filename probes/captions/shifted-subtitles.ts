import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const entry = (index: number, times: string, text: string) => `${index}\n${times}\n${text}`;

export default inNode('The script that shifts subtitles writes each entry 1.5 seconds later, with its text and its number.', () => {
  const talk = [entry(1, '00:00:00,500 --> 00:00:02,000', 'Cast off.'), entry(2, '00:59:59,000 --> 01:00:00,250', 'Mind the boom.')].join('\n\n');
  const written: [string, string][] = [];
  sampleOf(['docs/standalone.mdx'], 'shift-subtitles.ts', {
    'node:fs': {readFileSync: (file: string) => (file === 'talk.srt' ? talk : ''), writeFileSync: (...given: [string, string]) => void written.push(given)},
  });
  const later = [entry(1, '00:00:02,000 --> 00:00:03,500', 'Cast off.'), entry(2, '01:00:00,500 --> 01:00:01,750', 'Mind the boom.')].join('\n\n');
  assert.deepEqual(written, [['talk-later.srt', later]]);
});
