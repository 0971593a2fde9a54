import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const LONG = 'tide-'.repeat(60);

export default byCommand(
  'A name of 300 letters ends a still with "open", one of its folder with "mkdir", and a video with "File name too long" of FFmpeg; on Linux, bytes count: 85 Japanese characters are a name, 86 are not.',
  async (project) => {
    project.withComposition();
    for (const [command, output, message] of [
      ['still', `out/${LONG}.png`, /ENAMETOOLONG: name too long, open '/],
      ['still', `out/${LONG}/a.png`, /ENAMETOOLONG: name too long, mkdir '/],
      ['render', `out/${LONG}.mp4`, /FFmpeg quit with code[^]*File name too long/],
    ] as const) {
      const outcome = await project.remotion([command, 'Note', output]);
      assert.equal(outcome.code, 1, outcome.output);
      assert.match(outcome.output, message);
    }
    if (process.platform !== 'linux') return;
    const write = (length: number) => () => fs.writeFileSync(path.join(project.folder, '潮'.repeat(length)), '');
    assert.doesNotThrow(write(85));
    assert.throws(write(86), {code: 'ENAMETOOLONG'});
  },
);
