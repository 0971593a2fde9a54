import assert from 'node:assert/strict';
import path from 'node:path';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Piece = {frameRange: [number, number]; outputLocation: string; separateAudioTo: string};

export default inNode('The script on combineChunks() renders three pieces, each as two files, and joins all of them with one call.', async () => {
  const home = process.cwd();
  process.chdir(newFolder());
  const pieces: Piece[] = [];
  const joined: {videoFiles: string[]; audioFiles: string[]; framesPerChunk: number}[] = [];
  try {
    await runScriptOf('docs/renderer/combine-chunks.mdx', 'render-in-pieces.ts', {
      '@remotion/renderer': {
        selectComposition: () => ({durationInFrames: 1000, fps: 30}),
        renderMedia: (piece: Piece) => void pieces.push(piece),
        combineChunks: (given: (typeof joined)[number]) => void joined.push(given),
      },
    });
  } finally {
    process.chdir(home);
  }
  assert.deepEqual(
    pieces.map(({frameRange}) => frameRange),
    [
      [0, 333],
      [334, 667],
      [668, 999],
    ],
  );
  assert.deepEqual([joined.length, joined[0]?.framesPerChunk], [1, 334]);
  assert.deepEqual(
    joined[0]?.videoFiles,
    pieces.map(({outputLocation}) => outputLocation),
  );
  assert.deepEqual(
    joined[0].audioFiles.map((file) => path.basename(file)),
    ['0.aac', '334.aac', '668.aac'],
  );
});
