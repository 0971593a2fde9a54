import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A project without compositions ends compositions with code 1 and "Array of 0 length".', async (project) => {
  project.withComposition();
  project.write({'src/index.tsx': "import {registerRoot} from 'remotion';\n\nregisterRoot(() => null);\n"});
  const {code, output} = await project.remotion(['compositions']);
  assert.equal(code, 1);
  assert.match(output, /Array of 0 length/);
});
