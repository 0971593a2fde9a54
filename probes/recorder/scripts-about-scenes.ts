import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {filesIn, put, runInFolder} from '../lib/script-in-a-folder';

type Scene = {type: string; title?: string; newChapter?: string; transitionToNextScene: boolean};

const word = (text: string, timestampMs: number, confidence = 0.9) => ({text, startMs: timestampMs, endMs: timestampMs + 200, timestampMs, confidence});

export default inNode(
  'make-scenes.ts writes a title and a video scene per step, cuts-only.ts ends all scenes with a cut, print-takes.ts sorts by number, print-cuts.ts prints both cuts from all words with text, list-doubts.ts words below 0.5.',
  async () => {
    const folder = newFolder();
    await runInFolder(folder, 'docs/recorder/editing/scenes.mdx', 'make-scenes.ts', []);
    const made = filesIn(folder)['scenes.json']!;
    const {scenes} = JSON.parse(made) as {scenes: Scene[]};
    assert.deepEqual(
      scenes.map(({type, title, newChapter}) => [type, title ?? newChapter]),
      ['Open the hive', 'Find the queen', 'Close it again'].flatMap((step) => [
        ['title', step],
        ['videoscene', step],
      ]),
    );
    assert.ok(scenes.every(({transitionToNextScene}) => transitionToNextScene));
    put(folder, {'props.json': made});
    const cut = await runInFolder(folder, 'docs/recorder/editing/transitions.mdx', 'cuts-only.ts', []);
    assert.deepEqual(cut.printed, ['6 scenes end with a cut now.']);
    const {scenes: cuts} = JSON.parse(filesIn(folder)['props.json']!) as {scenes: Scene[]};
    assert.deepEqual(
      cuts,
      scenes.map((scene) => ({...scene, transitionToNextScene: false})),
    );

    put(folder, ['takes/webcam200.webm', 'takes/webcam1000.mp4', 'takes/webcam30.mov', 'takes/display30.mp4', 'takes/webcam5.txt']);
    const takes = await runInFolder(folder, 'docs/recorder/record/delete.mdx', 'print-takes.ts', ['takes']);
    assert.deepEqual(
      takes.printed.map((line) => line.split(',')[0]),
      ['1. 30', '2. 200', '3. 1000'],
    );

    const words = [word(' ', 100), word('Hello', 1000), word('[PAUSE]', 2000), word(' moon', 3000, 0.4), word(' dim', 4000, 0.5), word('', 9000)];
    put(folder, {'public/hive/subs10.json': JSON.stringify(words)});
    const printed = await runInFolder(folder, 'docs/recorder/editing/silence-removal.mdx', 'print-cuts.ts', ['hive']);
    assert.deepEqual(printed.printed, ['subs10.json: frames 22 to 135, 3.8 s']);
    const doubts = await runInFolder(folder, 'docs/recorder/captions.mdx', 'list-doubts.ts', ['public/hive/subs10.json']);
    assert.deepEqual(doubts.printed, ['3.00 s moon (0.40)']);
  },
);
