import assert from 'node:assert/strict';
import {type Caption, createTikTokStyleCaptions, parseSrt, serializeSrt} from '@remotion/captions';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

const WORDS = [' We', ' prune', ' in', ' February'];

const entry = (text: string, index: number) => {
  const offsets = {from: index * 300, to: (index + 1) * 300};
  const timestamps = {from: '', to: ''};
  return {text, offsets, timestamps, tokens: [{text, t_dtw: -1, p: 0.9, id: 1, offsets, timestamps}]};
};

export default inNode(
  'The script of the page on transcribing writes a JSON file with each word of the transcription, with its start and end, in captions that createTikTokStyleCaptions() and serializeSrt() take, and that parseSrt() returns.',
  async () => {
    const written: [string, string][] = [];
    const given = {
      'node:fs': {writeFileSync: (...args: [string, string]) => void written.push(args)},
      '@remotion/install-whisper-cpp': {
        toCaptions,
        installWhisperCpp: () => Promise.resolve(),
        downloadWhisperModel: () => Promise.resolve(),
        transcribe: () => Promise.resolve({transcription: WORDS.map(entry)}),
      },
    };
    const {argv} = process;
    process.argv = ['node', 'transcribe.ts', 'orchard'];
    try {
      await runScriptOf('docs/captions/transcribing.mdx', 'scripts/transcribe.ts', given);
    } finally {
      process.argv = argv;
    }
    const [[name, text] = ['', '']] = written;
    assert.equal(name, 'public/orchard.captions.json');
    const captions = JSON.parse(text) as Caption[];
    assert.deepEqual(
      captions.map(({text: word, startMs, endMs}) => [word, startMs, endMs]),
      WORDS.map((word, index) => [index === 0 ? 'We' : word, index * 300, (index + 1) * 300]),
    );
    const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 5000});
    assert.deepEqual(
      pages.map((page) => page.text),
      ['We prune in February'],
    );
    const read = parseSrt({input: serializeSrt({lines: [captions]})}).captions;
    assert.deepEqual(
      read.map((caption) => caption.text),
      ['We prune in February'],
    );
    assert.deepEqual(Object.keys(read[0]!).toSorted(), Object.keys(captions[0]!).toSorted());
  },
);
