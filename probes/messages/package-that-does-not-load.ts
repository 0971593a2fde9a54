import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand(
  'Remotion Lambda and Cloud Run are also said not to be installed where the package is there and cannot be loaded, with that error before.',
  async (project) => {
    for (const [command, name] of [
      ['lambda', 'Lambda'],
      ['cloudrun', 'Cloud Run'],
    ] as const) {
      fs.rmSync(path.join(project.folder, 'node_modules/@remotion', command));
      project.write({
        [`node_modules/@remotion/${command}/package.json`]: `{"name": "@remotion/${command}", "version": "4.0.332", "main": "index.js"}`,
        [`node_modules/@remotion/${command}/index.js`]: "require('a-missing-dependency');\n",
      });
      const {code, output} = await project.remotion([command, 'regions']);
      assert.equal(code, 1, output);
      assert.match(
        output,
        new RegExp(`Cannot find module 'a-missing-dependency'[^]*^Remotion ${name} is not installed\\.$[^]*npm i @remotion/${command}@4\\.0\\.332`, 'm'),
      );
    }
  },
);
