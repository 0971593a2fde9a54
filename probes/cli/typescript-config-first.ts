import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand(
  'remotion.config.ts is read before remotion.config.js and needs a tsconfig.json; without the first, the second is read and needs none.',
  async (project) => {
    project.write({'remotion.config.js': "console.log('from the js');\n", 'remotion.config.ts': "console.log('from the ts');\n"});
    const missing = await project.remotion(['help']);
    assert.equal(missing.code, 1);
    assert.match(missing.output, /Could not find a tsconfig\.json file in your project\./);
    assert.doesNotMatch(missing.output, /from the/);
    project.write({'tsconfig.json': '{}'});
    const typed = await project.remotion(['help']);
    assert.deepEqual(typed.output.match(/from the \w+/g), ['from the ts']);
    for (const file of ['tsconfig.json', 'remotion.config.ts']) fs.rmSync(path.join(project.folder, file));
    const plain = await project.remotion(['help']);
    assert.equal(plain.code, 0, plain.output);
    assert.deepEqual(plain.output.match(/from the \w+/g), ['from the js']);
  },
);
