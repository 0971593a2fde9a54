import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/whisper-captions.mdx'];

export default inNode(
  'The script makes four words of the six parts on the page, writes what the page shows and names the doubtful one; the confidence of a word is that of its worst part. Without tokens, toCaptions() throws.',
  () => {
    const transcript = sampleOf<{transcription: object[]}>(PAGE, 'transcript.json');
    const written: Record<string, string> = {};
    const printed: string[] = [];
    const {log} = console;
    console.log = (text: string) => void printed.push(text);
    try {
      sampleOf(PAGE, 'scripts/to-captions', {
        'node:fs': {readFileSync: () => JSON.stringify(transcript), writeFileSync: (name: string, text: string) => void (written[name] = text)},
      });
    } finally {
      console.log = log;
    }
    assert.deepEqual(printed, ['4 words, 1.29 s', 'Check "February." at 0.64 s']);
    assert.deepEqual(Object.keys(written), ['public/captions.json']);
    assert.deepEqual(JSON.parse(written['public/captions.json']!), sampleOf(PAGE, 'public/captions.json'));

    const texts = toCaptions({whisperCppOutput: transcript as never}).captions.map(({text}) => text);
    assert.deepEqual(texts, ['We', ' pr', 'une', ' in', ' February', '.']);
    const withoutTokens = {transcription: transcript.transcription.map((part) => ({...part, tokens: undefined}))};
    assert.throws(() => toCaptions({whisperCppOutput: withoutTokens as never}), {message: "Cannot read properties of undefined (reading '0')"});
  },
);
