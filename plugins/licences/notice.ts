import fs from 'node:fs';
import path from 'node:path';
import notice from '../../data/notice.json';
import type {Table} from './list';
import {readPackage, type ShippedPackage} from './shipped';

/** The libraries in the FFmpeg that comes with the toolkit. */
export const ffmpegTable = (): Table => ({
  columns: ['Library', 'License', 'Source'],
  rows: notice.ffmpegLibraries.all.map(({name, license, code: source}) => [code(name), license, link(source)]),
});

/** Code of other projects that is copied or adapted in packages of the toolkit. */
export const copiedTable = (): Table => ({
  columns: ['Code of', 'License', 'Source', 'In'],
  rows: notice.copiedCode.all.map((copied) => [code(copied.name), copied.license, link(copied.code), code(copied.package)]),
});

/** The packages of others that the installed packages of the toolkit depend on, and so bring along. */
export function dependencyTable(dir: string): Table {
  const names = ['remotion', ...fs.readdirSync(path.join(dir, 'node_modules/@remotion')).map((name) => `@remotion/${name}`)];
  const users = new Map<string, {dependency: ShippedPackage; by: string[]}>();
  for (const name of names) {
    const folder = path.join(dir, 'node_modules', name);
    const {dependencies = {}} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {dependencies?: Record<string, string>};
    for (const needed of Object.keys(dependencies).filter((each) => each !== 'remotion' && !each.startsWith('@remotion/'))) {
      const nested = path.join(folder, 'node_modules', needed);
      const dependency = readPackage(fs.existsSync(nested) ? nested : path.join(dir, 'node_modules', needed));
      const key = `${dependency.name} ${dependency.version}`;
      users.set(key, {dependency, by: [...(users.get(key)?.by ?? []), name.replace('@remotion/', '')]});
    }
  }
  const all = [...users].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
  return {
    columns: ['Package', 'Version', 'License', 'Needed by @remotion/…'],
    rows: all.map(({dependency: {name, version, licence}, by}) => [code(name), version, licence, by.sort().map(code).join(', ')]),
  };
}

const code = (name: string): string => `\`${name}\``;
/** The text is the address, as code, since code breaks anywhere where a table has little room. */
const link = (url: string): string => `[${code(url.replace(/^https:\/\//, '').replace(/\/log\/.*$/, ''))}](${url})`;
