import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'With --log=error, compositions hides the ids: it prints nothing, and ends with code 0, so a loop over them has nothing to do.',
  async (project) => {
    project.withComposition();
    const {code, stdout} = await project.remotion(['compositions', '--quiet', '--log=error']);
    assert.equal(code, 0);
    assert.equal(stdout.trim(), '');
  },
);
