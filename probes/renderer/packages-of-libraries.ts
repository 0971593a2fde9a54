import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const LISTS = '/var/lib/dpkg/info';

export default inNode('On Debian 12, each library in the table of the page is in the package beside it, if that package is installed.', () => {
  const page = fs.readFileSync(path.join(__dirname, '../../docs/miscellaneous/linux-dependencies.mdx'), 'utf8');
  const [, table = ''] = /^\| Library \| Package \|\n.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const pairs = table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [libraries = [], packages = []] = row
        .split('|')
        .slice(1, 3)
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
      return libraries.map((library, index) => [library, packages[index] ?? packages[0]!] as const);
    });
  assert.equal(pairs.length, 19);
  if (!fs.existsSync('/etc/os-release') || !/^VERSION="12 \(bookworm\)"$/m.test(fs.readFileSync('/etc/os-release', 'utf8'))) return;
  for (const [library, name] of pairs) {
    const list = [`${name}:amd64.list`, `${name}:arm64.list`, `${name}.list`].map((file) => path.join(LISTS, file)).find((file) => fs.existsSync(file));
    if (list)
      assert.ok(
        fs
          .readFileSync(list, 'utf8')
          .split('\n')
          .some((file) => path.basename(file) === library),
        `${library} is not in ${name}.`,
      );
  }
});
