import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand('Other commands print the version mismatch and go on.', async (project) => {
  project.withComposition();
  fs.unlinkSync(path.join(project.folder, 'node_modules/@remotion/shapes'));
  project.write({'node_modules/@remotion/shapes/package.json': '{"name": "@remotion/shapes", "version": "4.0.1"}'});
  const {code, output} = await project.remotion(['compositions']);
  assert.equal(code, 0, output);
  assert.match(output, /Version mismatch:/);
});
