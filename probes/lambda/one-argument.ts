import assert from 'node:assert/strict';
import * as full from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {readsMembers} from '../lib/one-object';
import {inNode} from '../lib/probe';

type Takes = (...given: unknown[]) => unknown;

export default inNode(
  'Each function of @remotion/lambda takes one argument, an object whose members it reads, except getUserPolicy() and getRolePolicy(); getRegions() can do without.',
  async () => {
    for (const functions of [full, client] as Record<string, unknown>[])
      for (const [name, call] of Object.entries(functions)) {
        if (typeof call !== 'function') continue;
        assert.equal(call.length, name.endsWith('Policy') ? 0 : 1, name);
        if (!name.endsWith('Policy')) assert.ok(await readsMembers(call as Takes), name);
      }
    assert.equal(full.getRegions().length, 24);
  },
);
