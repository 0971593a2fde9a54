import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('npx remotion ffprobe of a missing file exits with the code of FFprobe, and -version with 0.', async (project) => {
  assert.equal((await project.remotion(['ffprobe', '-version'])).code, 0);
  const missing = await project.remotion(['ffprobe', 'nope.mp4']);
  assert.equal(missing.code, 1);
  assert.match(missing.output, /nope\.mp4: No such file or directory/);
});
