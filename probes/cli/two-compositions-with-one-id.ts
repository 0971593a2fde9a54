import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('Two compositions with one id end compositions with a message that names it.', async (project) => {
  project.withComposition();
  const entry = project.read('src/index.tsx').toString();
  const [one = ''] = /<Composition [^>]*\/>/.exec(entry) ?? [];
  project.write({'src/index.tsx': entry.replace(one, `<>${one}${one}</>`)});
  const {code, output} = await project.remotion(['compositions']);
  assert.equal(code, 1);
  assert.match(output, /Multiple composition with id Note are registered\./);
});
