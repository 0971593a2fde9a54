import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');
const PAGE = path.join(__dirname, '../../docs/contributing/feature.mdx');

/** The folder of a package in the repository, as the package says it. */
const folderOf = (name: string) => {
  const {repository} = JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')) as {repository?: {url?: string}};
  return /\/tree\/main\/(packages\/[\w-]+)$/.exec(repository?.url ?? '')?.[1];
};

export default inNode(
  'Most installed packages of Remotion name a folder in packages/ that is called like them, and so do those in the table of the page; its first row, remotion in packages/core, is the only exception in it.',
  () => {
    const scoped = fs.readdirSync(path.join(MODULES, '@remotion')).map((name) => ({name, folder: folderOf(`@remotion/${name}`)}));
    const alike = scoped.filter(({name, folder}) => folder === `packages/${name}`);
    assert.ok(alike.length > scoped.length / 2, `${alike.length} of ${scoped.length}`);

    const rows = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\| (`packages\/[^|]+) \| ([^|]+) \|/gm)].map(([, folders = '', name = '']) => ({
      folders: [...folders.matchAll(/`(packages\/[\w-]+)`/g)].map(([, folder]) => folder!),
      name: /^`(.+)`$/.exec(name)?.[1],
      isAlike: name === 'the same names',
    }));
    assert.ok(rows.length > 6);
    assert.deepEqual([rows[0]?.name, rows[0]?.folders, folderOf('remotion')], ['remotion', ['packages/core'], 'packages/core']);
    for (const {folders, name, isAlike} of rows.slice(1)) {
      if (name) assert.deepEqual([folderOf(name), folders], [folders[0], [name.replace('@remotion/', 'packages/')]]);
      else if (isAlike) for (const folder of folders) assert.equal(folderOf(folder.replace('packages/', '@remotion/')), folder);
    }
  },
);
