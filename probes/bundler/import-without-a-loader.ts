import assert from 'node:assert/strict';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

export default inNode('The import of a .glb file fails the bundle with "You may need an appropriate loader to handle this file type".', async () => {
  const folder = newFolder();
  const bundled = tinyProject(folder, {'tiny.js': "import './buoy.glb';\n", 'buoy.glb': 'glTF\u0002 a model'});
  await assert.rejects(bundled({outDir: path.join(folder, 'build')}), /You may need an appropriate loader to handle this file type/);
});
