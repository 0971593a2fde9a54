import assert from 'node:assert/strict';
import * as full from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

type Takes = (...given: unknown[]) => unknown;

/** Whether a function looks for members of what it is given, one by one or all of them. */
async function readsItsArgument(call: Takes): Promise<boolean> {
  let isRead = false;
  const read = (_target: object, name?: string | symbol) => {
    isRead ||= typeof name !== 'symbol';
    throw new Error('seen');
  };
  try {
    await call(new Proxy({}, {get: read, ownKeys: read}));
  } catch {
    // It has read a member, or failed before.
  }
  return isRead;
}

export default inNode(
  'Each function of @remotion/lambda takes one argument, an object whose members it reads, except getUserPolicy() and getRolePolicy(); getRegions() can do without.',
  async () => {
    for (const functions of [full, client] as Record<string, unknown>[])
      for (const [name, call] of Object.entries(functions)) {
        if (typeof call !== 'function') continue;
        assert.equal(call.length, name.endsWith('Policy') ? 0 : 1, name);
        if (!name.endsWith('Policy')) assert.ok(await readsItsArgument(call as Takes), name);
      }
    assert.equal(full.getRegions().length, 24);
  },
);
