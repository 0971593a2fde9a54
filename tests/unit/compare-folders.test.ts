import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {compareFolders} from '../../scripts/lib/compare-folders';

/** Writes files into a new folder. */
function folderOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('two builds are compared file by file, whatever folder they stand in', () => {
  const first = folderOf({'index.html': 'a', 'assets/js/main.js': 'b', 'assets/css/old.css': 'c'});
  const second = folderOf({'index.html': 'a', 'assets/js/main.js': 'B', 'assets/css/new.css': 'c'});
  assert.deepEqual(compareFolders(first, second), {
    compared: 2,
    differences: [
      {file: 'assets/css/new.css', what: 'only in the second'},
      {file: 'assets/css/old.css', what: 'only in the first'},
      {file: 'assets/js/main.js', what: 'different'},
    ],
  });
  assert.deepEqual(compareFolders(first, first), {compared: 3, differences: []});
});
