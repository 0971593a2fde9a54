import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A browser in the folder of another platform is ignored: the right one is downloaded.', async (project) => {
  const other = process.platform === 'darwin' ? 'linux64/chrome-headless-shell-linux64' : 'mac-arm64/chrome-headless-shell-mac-arm64';
  project.write({[`node_modules/.remotion/chrome-headless-shell/${other}/chrome-headless-shell`]: 'a program for another system'});
  const {code, output} = await project.remotion(['browser', 'ensure']);
  assert.notEqual(code, 0);
  assert.match(output, /ENOTFOUND/);
});
