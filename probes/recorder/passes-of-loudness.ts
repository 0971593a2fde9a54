import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {filesIn, put, runInFolder} from '../lib/script-in-a-folder';

const MEASURED = '{"input_i":"-20.1","input_tp":"-3.0","input_lra":"5.0","input_thresh":"-30.2","target_offset":"0.4"}';

export default inNode(
  'normalize.ts runs loudnorm twice for each webcam file and no other, first to measure, then to correct, with the video copied; it replaces the file in public and keeps only its first version in originals.',
  async () => {
    const folder = newFolder();
    const passes: string[][] = [];
    let run = 0;
    const spawnSync = (_: string, args: string[]) => {
      passes.push(args);
      const output = args.at(-1)!;
      if (output !== '-') fs.writeFileSync(path.join(folder, output), `run ${run}`);
      return {status: 0, stderr: `[loudnorm] ${MEASURED}`};
    };
    const normalize = () => runInFolder(folder, 'docs/recorder/editing/normalizing-audio.mdx', 'normalize.ts', ['hive'], {'node:child_process': {spawnSync}});
    put(folder, {'public/hive/webcam10.mp4': 'recorded', 'public/hive/display10.mp4': 'screen'});
    run = 1;
    assert.deepEqual((await normalize()).printed, ['webcam10.mp4: was -20.1 LUFS']);
    const [first = [], second = [], ...more] = passes.splice(0);
    assert.deepEqual(more, []);
    assert.equal(first.slice(0, 3).join(' '), 'remotion ffmpeg -hide_banner');
    assert.match(first.join(' '), /-af loudnorm=I=-16:\S+:print_format=json -f null -$/);
    assert.match(second.join(' '), /-af loudnorm=I=-16:\S+:measured_I=-20\.1:\S+ -ar 48000 -c:v copy -y /);
    assert.deepEqual(filesIn(folder, 'public/hive'), {'display10.mp4': 'screen', 'webcam10.mp4': 'run 1'});
    run = 2;
    await normalize();
    assert.deepEqual(filesIn(folder, 'public/hive'), {'display10.mp4': 'screen', 'webcam10.mp4': 'run 2'});
    assert.deepEqual(filesIn(folder, 'originals/hive'), {'webcam10.mp4': 'recorded'});
  },
);
