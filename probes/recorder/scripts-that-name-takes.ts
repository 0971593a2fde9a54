import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {filesIn, put, runInFolder} from '../lib/script-in-a-folder';

const clips = (folder: string) => runInFolder(folder, 'docs/recorder/external-recordings.mdx', 'import-clips.ts', ['clips', 'regatta']);
const reordered = (folder: string, ...order: string[]) => runInFolder(folder, 'docs/recorder/record/manually.mdx', 'reorder-takes.ts', ['knots', ...order]);

export default inNode(
  'import-clips.ts copies all videos of a folder, oldest first, as webcam10, webcam20 and so on, also over files; reorder-takes.ts renames all files of each take in the order listed and prints it, or none if one is missing.',
  async () => {
    const folder = newFolder();
    put(folder, ['clips/late.MOV', 'clips/early.mp4', 'clips/notes.txt', 'clips/middle.webm']);
    for (const [hours, name] of ['early.mp4', 'middle.webm', 'late.MOV'].entries()) {
      fs.utimesSync(path.join(folder, 'clips', name), hours * 3600, hours * 3600);
    }
    const originals = filesIn(folder, 'clips');
    const copies = {'webcam10.mp4': 'clips/early.mp4', 'webcam20.webm': 'clips/middle.webm', 'webcam30.mov': 'clips/late.MOV'};
    assert.deepEqual((await clips(folder)).printed, ['early.mp4 → webcam10.mp4', 'middle.webm → webcam20.webm', 'late.MOV → webcam30.mov']);
    assert.deepEqual(filesIn(folder, 'public/regatta'), copies);
    assert.deepEqual(filesIn(folder, 'clips'), originals);
    put(folder, {'public/regatta/webcam10.mp4': 'another'});
    await clips(folder);
    assert.deepEqual(filesIn(folder, 'public/regatta'), copies);

    put(folder, [
      'knots/webcam10.mp4',
      'knots/subs10.json',
      'knots/webcam20.mp4',
      'knots/display20.mp4',
      'knots/webcam30.mp4',
      'knots/alternative130.mp4',
      'knots/logo.png',
    ]);
    const takes = filesIn(folder, 'knots');
    const {error} = await reordered(folder, '30', '10');
    assert.match(error, /^(?:webcam|display)20\.mp4 is not in the order$/);
    assert.deepEqual(filesIn(folder, 'knots'), takes);
    assert.match((await reordered(folder)).error, /^Usage: bun reorder-takes\.ts /);
    const {printed} = await reordered(folder, '30', '10', '20', '130');
    assert.equal(printed.length, 6);
    assert.ok(printed.includes('webcam30.mp4 → webcam10.mp4'));
    assert.deepEqual(filesIn(folder, 'knots'), {
      'alternative110.mp4': 'knots/alternative130.mp4',
      'display30.mp4': 'knots/display20.mp4',
      'logo.png': 'knots/logo.png',
      'subs20.json': 'knots/subs10.json',
      'webcam10.mp4': 'knots/webcam30.mp4',
      'webcam20.mp4': 'knots/webcam10.mp4',
      'webcam30.mp4': 'knots/webcam20.mp4',
    });
  },
);
