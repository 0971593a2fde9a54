import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {openMemory} from '../../core/cache/remember';

test('a result is known until its input or the packages change; a project without a record of packages remembers nothing', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  const remember = (input: unknown, value: string) => {
    const memory = openMemory<string>(dir, 'test');
    memory.set(input, value);
    memory.save();
  };
  const recall = (input: unknown) => openMemory<string>(dir, 'test').get(input);

  remember(['docs/a.mdx', 1], 'first');
  assert.equal(recall(['docs/a.mdx', 1]), undefined, 'nothing says which packages are installed');

  fs.writeFileSync(path.join(dir, 'package-lock.json'), '{"version": 1}');
  remember(['docs/a.mdx', 1], 'first');
  remember(['docs/a.mdx', 2], 'second');
  assert.deepEqual([recall(['docs/a.mdx', 1]), recall(['docs/a.mdx', 2]), recall(['docs/a.mdx', 3])], ['first', 'second', undefined]);

  const memory = openMemory<string>(dir, 'test');
  memory.get(['docs/a.mdx', 2]);
  memory.save({prune: true});
  assert.deepEqual([recall(['docs/a.mdx', 1]), recall(['docs/a.mdx', 2])], [undefined, 'second'], 'what a whole run does not ask for is forgotten');

  fs.writeFileSync(path.join(dir, 'package-lock.json'), '{"version": 20}');
  assert.equal(recall(['docs/a.mdx', 2]), undefined);
  fs.writeFileSync(path.join(dir, 'node_modules/.cache/checks/test.json'), '{"version": ');
  assert.equal(recall(['docs/a.mdx', 2]), undefined, 'a file that was cut off is as good as none');
});
