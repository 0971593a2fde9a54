import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {shippedPackages, withList} from '../../plugins/licences/shipped';

const ROOT = path.join(__dirname, '../..');
const inPackage = (file: string) => path.join(ROOT, 'node_modules', file);

test('files become packages with version and licence, each once; files of the site are none', () => {
  const packages = shippedPackages(ROOT, [
    inPackage('react/index.js'),
    inPackage('react/cjs/a.js'),
    inPackage('clsx/dist/a.js'),
    path.join(ROOT, 'src/a.ts'),
    '',
  ]);
  assert.deepEqual(
    packages.map(({name, licence}) => `${name}: ${licence}`),
    ['clsx: MIT', 'react: MIT', 'simple-icons: CC0-1.0'],
  );
});

test('the list stands between its marks, is replaced, and a page without marks is refused', () => {
  const page = 'Before\n\n{/* Written by npm run licences. */}\nold\n{/* End of the list. */}\n\nAfter\n';
  const once = withList(page, [{name: 'react', version: '19.0.0', licence: 'MIT'}]);
  assert.match(once, /Before\n\n\{.*\}\n\n\| package \| version \| license \|\n\| --- \| --- \| --- \|\n\| `react` \| 19.0.0 \| MIT \|\n\n\{.*\}\n\nAfter/);
  assert.equal(withList(once, [{name: 'react', version: '19.0.0', licence: 'MIT'}]), once);
  assert.throws(() => withList('no marks', []), /needs the lines/);
});
