import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand('npx remotion versions exits with 0 when all versions agree, and with 1 when one differs.', async (project) => {
  assert.equal((await project.remotion(['versions'])).code, 0);
  const other = path.join(project.folder, 'node_modules/@remotion/shapes');
  fs.unlinkSync(other);
  project.write({'node_modules/@remotion/shapes/package.json': '{"name": "@remotion/shapes", "version": "4.0.1"}'});
  const {code, output} = await project.remotion(['versions']);
  assert.equal(code, 1);
  assert.match(output, /Version mismatch:/);
  assert.match(output, /4\.0\.1/);
});
