import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A local render fails with the public path /videos/, since its server delivers the bundle at /.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['still', 'Note', 'out/a.png', '--public-path=/videos/', '--timeout=7000']);
  assert.equal(code, 1, output);
  assert.match(output, /videos\/bundle\.js/);
  assert.equal((await project.remotion(['still', 'Note', 'out/a.png', '--public-path=/'])).code, 0);
});
