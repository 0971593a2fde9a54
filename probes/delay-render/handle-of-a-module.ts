import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A handle that is opened at the top of a module and stays open ends the list of compositions with its label.', async (project) => {
  project.withComposition();
  const entry = project.read('src/index.tsx').toString();
  project.write({'src/index.tsx': `import {delayRender} from 'remotion';\ndelayRender('Reading the tide table');\n${entry}`});
  const {code, output} = await project.remotion(['compositions', '--timeout=7000']);
  assert.equal(code, 1, output);
  assert.match(output, /A delayRender\(\) "Reading the tide table" was called but not cleared after 5000ms\./);
});
