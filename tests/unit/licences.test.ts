import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import notice from '../../data/notice.json';
import {licenseOf} from '../../plugins/licences/license-of';
import {withList} from '../../plugins/licences/list';
import {copiedTable, dependencyTable, ffmpegTable} from '../../plugins/licences/notice';
import {shippedPackages, shippedTable} from '../../plugins/licences/shipped';

const ROOT = path.join(__dirname, '../..');
const inPackage = (file: string) => path.join(ROOT, 'node_modules', file);
const page = fs.readFileSync(path.join(ROOT, 'docs/acknowledgements.mdx'), 'utf8');

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

test('a package has the license whose text it ships, whatever its package.json says', () => {
  const of = (name: string) =>
    licenseOf(inPackage(name), (JSON.parse(fs.readFileSync(inPackage(`${name}/package.json`), 'utf8')) as {license?: string}).license);
  assert.equal(of('@remotion/transitions'), 'Remotion License', 'its field says UNLICENSED');
  assert.equal(of('@remotion/player'), 'that of a LICENSE.md, which the package lacks');
  assert.equal(of('@remotion/animation-utils'), 'MIT', 'it has no field');
  assert.equal(of('@remotion/captions'), 'Remotion License in its file, MIT in package.json');
  assert.equal(of('@remotion/shapes'), 'MIT');
  assert.equal(of('clsx'), 'MIT');
});

test('a list stands between its marks, is replaced, and a page without marks is refused', () => {
  const before = 'Before\n\n{/* Written by npm run licences: site. */}\nold\n{/* End of the list. */}\n\nAfter\n';
  const table = shippedTable([{name: 'react', version: '19.0.0', licence: 'MIT'}]);
  const once = withList(before, 'site', table);
  assert.match(once, /Before\n\n\{.*\}\n\n\| Package \| Version \| License \|\n\| --- \| --- \| --- \|\n\| `react` \| 19.0.0 \| MIT \|\n\n\{.*\}\n\nAfter/);
  assert.equal(withList(once, 'site', table), once);
  assert.throws(() => withList('no marks', 'site', table), /needs the lines/);
});

test('the notice names every library that the installed FFmpeg was built with, and no other', () => {
  const build = fs.readFileSync(inPackage('@remotion/compositor-linux-x64-gnu/libavutil.so')).toString('latin1');
  const [configuration = ''] = /--prefix=remotion [^\0]*/.exec(build) ?? [];
  const flags = [...configuration.matchAll(/--enable-(?:lib[\w-]+|zlib)(?= |$)/g)].map(([flag]) => flag);
  assert.deepEqual([...new Set(flags)].sort(), notice.ffmpegLibraries.all.map(({flag}) => flag).sort());
  assert.match(configuration, /--enable-gpl/, 'which makes it GPL, version 2 or later');
  assert.ok(build.includes(`FFmpeg version n${notice.ffmpeg.version}`) || build.includes(`n${notice.ffmpeg.version}`));
});

test('the notice names code that the packages contain and whose origin their files state', () => {
  for (const {name, package: home, file, says} of notice.copiedCode.all)
    assert.ok(fs.readFileSync(inPackage(`${home}/${file}`), 'utf8').includes(says), `${name} in ${home}/${file}`);
});

test('the page lists the libraries, the copied code and the dependencies of the installed packages', () => {
  const lists = {ffmpeg: ffmpegTable(), copied: copiedTable(), dependencies: dependencyTable(ROOT)};
  for (const [name, table] of Object.entries(lists)) {
    assert.ok(table.rows.length > 5, name);
    assert.equal(withList(page, name, table), page, `run npm run licences: ${name}`);
  }
  assert.match(page, /GNU General Public License, version 2 or later/);
  for (const url of [...notice.ffmpeg.source.filter((from) => from.startsWith('https:')), notice.ffmpeg.code, notice.ffmpeg.scripts])
    assert.ok(page.includes(`(${url})`), url);
});
