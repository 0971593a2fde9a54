import assert from 'node:assert/strict';
import {bundled} from '../lib/bundled';
import {slowInNode} from '../lib/probe';

const CALL = "import {staticFile} from 'remotion';\nexport const path = staticFile('colors/indigo.png');\n";

export default slowInNode('The same call of staticFile() returns the same path in every file of a project, in whichever folder the file is.', async () => {
  const places = ['src/Swatch', 'src/scenes/deep/down/Swatch', 'shared/Swatch', 'public/Swatch', 'Swatch'];
  const lines = places.map((place, index) => `export {path as path${index}} from '../${place}';`);
  const files = Object.fromEntries(places.map((place) => [`${place}.ts`, CALL]));
  const project = await bundled({...files, 'src/index.ts': lines.join('\n')});
  assert.deepEqual(project.errors, []);
  const paths = Object.values(project.run<Record<string, string>>());
  assert.equal(paths.length, places.length);
  assert.deepEqual([...new Set(paths)], ['/colors/indigo.png']);
});
