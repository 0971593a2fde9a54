import assert from 'node:assert/strict';
import path from 'node:path';
import {ffmpeg, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'For a filter that its build does not contain, the FFmpeg of the packages says “No such filter”, and for such an encoder “Unknown encoder”.',
  async () => {
    const output = path.join(newFolder(), 'out.mp4');
    const said = async (...options: string[]) => {
      const {exitCode, stderr} = await ffmpeg(['-y', '-i', await media('silent.mp4'), ...options, output]);
      assert.notEqual(exitCode, 0);
      return stderr;
    };
    assert.match(await said('-vf', 'drawtext=text=Quay'), /No such filter: 'drawtext'/);
    assert.match(await said('-c:v', 'libsvtav1'), /Unknown encoder 'libsvtav1'/);
  },
);
