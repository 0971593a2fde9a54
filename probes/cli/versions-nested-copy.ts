import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('npx remotion versions does not find a copy of another version inside another package.', async (project) => {
  project.write({
    'node_modules/my-scenes/package.json': '{"name": "my-scenes", "version": "1.0.0"}',
    'node_modules/my-scenes/node_modules/remotion/package.json': '{"name": "remotion", "version": "4.0.1"}',
  });
  const {code, output} = await project.remotion(['versions']);
  assert.equal(code, 0);
  assert.match(output, /All packages have the same version\./);
  assert.doesNotMatch(output, /4\.0\.1$/m);
});
