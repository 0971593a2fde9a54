import assert from 'node:assert/strict';
import {recordedBrowser} from '../lib/recorded-browser';
import {byCommand} from '../lib/probe';

export default byCommand('On the command line, only --no-enable-multiprocess-on-linux starts the browser with --single-process on Linux.', async (project) => {
  const browser = recordedBrowser(project);
  const startedWith = async (args: string[]) => {
    const {output} = await project.remotion(['gpu', '--log=verbose', `--browser-executable=${browser.file}`, ...args]);
    return {output, isSingle: browser.arguments().includes('--single-process')};
  };
  const {output, isSingle} = await startedWith(['--enable-multiprocess-on-linux=false']);
  assert.match(output, /enableMultiProcessOnLinux = false/);
  assert.equal(isSingle, false);
  assert.equal((await startedWith(['--no-enable-multiprocess-on-linux'])).isSingle, process.platform === 'linux');
  project.write({'remotion.config.js': "require('@remotion/cli/config').Config.setChromiumMultiProcessOnLinux(false);\n"});
  assert.equal((await startedWith([])).isSingle, false);
});
