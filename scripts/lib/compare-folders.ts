import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type FolderDifference = {file: string; what: 'only in the first' | 'only in the second' | 'different'};

/** Compares all files of two folders byte for byte; `compared` counts those that are in both. */
export function compareFolders(first: string, second: string): {compared: number; differences: FolderDifference[]} {
  const [a, b] = [hashesOf(first), hashesOf(second)];
  const differences: FolderDifference[] = [];
  for (const file of [...new Set([...a.keys(), ...b.keys()])].sort())
    if (!b.has(file)) differences.push({file, what: 'only in the first'});
    else if (!a.has(file)) differences.push({file, what: 'only in the second'});
    else if (a.get(file) !== b.get(file)) differences.push({file, what: 'different'});
  return {compared: [...a.keys()].filter((file) => b.has(file)).length, differences};
}

const hashesOf = (folder: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')]),
  );
