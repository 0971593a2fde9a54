import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../lib/probe';

export default inBrowser('With an audio codec, a file at the output location is replaced although overwrite is false.', async (stage) => {
  for (const codec of ['mp3', 'aac', 'wav'] as const) {
    const name = `sound.${codec}`;
    fs.writeFileSync(path.join(stage.folder, name), 'before');
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 3}, name, {codec, overwrite: false});
    assert.notEqual(fs.readFileSync(file, 'latin1'), 'before');
  }
});
