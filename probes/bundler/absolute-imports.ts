import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode(
  'An import of an absolute path is resolved while bundling, and may lead out of the project: the file is in the bundle. The file of a path that is a variable is not.',
  async () => {
    const elsewhere = path.join(newFolder(), 'tides.js');
    fs.writeFileSync(elsewhere, 'export const tide = "spring tide at noon";\n');
    const bundleOf = async (code: string) => {
      const build = await tinyProject(newFolder(), {'tiny.js': code})();
      const text = fs.readFileSync(path.join(build, 'bundle.js'), 'utf8');
      fs.rmSync(build, {recursive: true, force: true});
      return text;
    };
    assert.match(await bundleOf(`import {tide} from ${JSON.stringify(elsewhere)};\ndocument.title = tide;\n`), /spring tide at noon/);
    const late = await bundleOf('const {file} = window;\nimport(file).then(({tide}) => (document.title = tide));\n');
    assert.doesNotMatch(late, /spring tide at noon/);
    assert.match(late, /Cannot find module/);
    await assert.rejects(bundleOf(`import ${JSON.stringify(`${elsewhere}x`)};\n`), /Module not found/);
  },
);
