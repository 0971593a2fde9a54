import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('Neither --log=verbose nor --log=trace prints the options with which the browser was started.', async (project) => {
  project.withComposition();
  for (const level of ['verbose', 'trace']) {
    const {code, output} = await project.remotion(['compositions', `--log=${level}`]);
    assert.equal(code, 0, output);
    assert.match(output, /Opening browser: gl = null, executable = .*, enableMultiProcessOnLinux = true/);
    assert.doesNotMatch(output, /--no-sandbox|--single-process|--headless/);
  }
});
