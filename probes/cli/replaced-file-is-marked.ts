import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A replaced file is marked with ○, and with --no-overwrite the command ends before it renders.', async (project) => {
  project.withComposition();
  project.write({'out/Note.png': 'x'});
  const refused = await project.remotion(['still', 'Note', '--no-overwrite']);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /File at .* already exists\. Use --overwrite to overwrite\./);
  assert.match((await project.remotion(['still', 'Note'])).output, /○ +out\/Note\.png/);
});
