import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as full from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import * as policies from '@remotion/lambda/policies';
import * as constants from '@remotion/lambda-client/constants';
import {inNode} from '../lib/probe';

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion', file), 'utf8');
const NUMBERS = ['DEFAULT_TIMEOUT', 'MAX_TIMEOUT', 'MIN_TIMEOUT', 'DEFAULT_MEMORY_SIZE', 'MIN_MEMORY', 'MAX_MEMORY', 'DEFAULT_EPHEMERAL_STORAGE_IN_MB'];

export default inNode(
  'ROLE_NAME is exported by @remotion/lambda/policies only, limits and defaults by @remotion/lambda-client/constants only, FunctionInfo not by the client; five functions of the main entry point are deprecated.',
  () => {
    assert.equal(typeof policies.ROLE_NAME, 'string');
    assert.ok(!('ROLE_NAME' in full) && !('ROLE_NAME' in client));
    for (const name of NUMBERS) {
      assert.equal(typeof (constants as Record<string, unknown>)[name], 'number', name);
      for (const entry of [full, client, policies]) assert.ok(!(name in entry), name);
    }
    assert.match(read('lambda/dist/index.d.ts'), /export type \{[^}]*\bFunctionInfo\b/);
    assert.doesNotMatch(read('lambda/dist/client.d.ts') + read('lambda-client/dist/index.d.ts'), /export type \{[^}]*\bFunctionInfo\b/);
    assert.equal(read('lambda/dist/index.d.ts').match(/@deprecated/g)?.length, 5);
  },
);
