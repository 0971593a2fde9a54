import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

export default inNode('The type PlayerProps has two parameters, a schema and props, and PlayerPropsWithoutZod one, the props.', () => {
  const declared = fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion/player/dist/cjs/Player.d.ts'), 'utf8');
  assert.match(declared, /export type PlayerProps<Schema extends AnyZodObject, Props extends Record<string, unknown>> =/);
  assert.match(declared, /export type PlayerPropsWithoutZod<Props extends Record<string, unknown>> = PlayerProps<AnyZodObject, Props>;/);
});
