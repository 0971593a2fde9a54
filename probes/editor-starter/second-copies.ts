import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {z} from 'zod';
import {inNode} from '../lib/probe';

const load = createRequire(path.join(__dirname, '../../package.json'));

/** Zod once more, as from another folder. */
function secondZod(): typeof z {
  const folder = `${path.dirname(load.resolve('zod/package.json'))}${path.sep}`;
  const before = {...load.cache};
  for (const file of Object.keys(load.cache)) if (file.startsWith(folder)) delete load.cache[file];
  try {
    return (load('zod') as {z: typeof z}).z;
  } finally {
    for (const file of Object.keys(load.cache)) if (!(file in before)) delete load.cache[file];
    Object.assign(load.cache, before);
  }
}

export default inNode(
  'A schema of a second copy of Zod is no ZodType for the first one, and an error of the one is no ZodError of the other, in both directions.',
  () => {
    const second = secondZod();
    const copies = [z, second];
    const errors = copies.map((copy) => {
      const parsed = copy.number().safeParse('wide');
      return parsed.success ? null : parsed.error;
    });
    for (const [index, copy] of copies.entries()) {
      const other = copies[1 - index]!;
      assert.ok(copy.number() instanceof copy.ZodType && errors[index] instanceof copy.ZodError);
      assert.ok(!(other.number() instanceof copy.ZodType) && !(errors[1 - index] instanceof copy.ZodError));
    }
  },
);
