import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A --config that leads nowhere ends the command.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['compositions', '--config=nope.ts']);
  assert.equal(code, 1);
  assert.match(output, /You specified a config file location of "nope\.ts" but no file under .* was found\./);
});
