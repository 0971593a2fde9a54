import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('npx remotion versions compares @remotion/babel-loader too: version 3.3.7 beside 4.0.332 is a mismatch.', async (project) => {
  project.write({'node_modules/@remotion/babel-loader/package.json': '{"name": "@remotion/babel-loader", "version": "3.3.7"}'});
  const {code, output} = await project.remotion(['versions']);
  assert.equal(code, 1, output);
  assert.match(output, /On version: 3\.3\.7\n- @remotion\/babel-loader/);
  assert.match(output, /Version mismatch: Not all Remotion packages have the same version\./);
});
