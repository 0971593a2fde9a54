import assert from 'node:assert/strict';
import * as full from '@remotion/cloudrun';
import * as client from '@remotion/cloudrun/client';
import {readsMembers} from '../lib/one-object';
import {inNode} from '../lib/probe';

type Takes = (...given: unknown[]) => unknown;

export default inNode(
  'Each function of @remotion/cloudrun takes one argument, an object whose members it reads, except getRegions() without one, getSites() with a region, and testPermissions() with an optional object.',
  async () => {
    for (const functions of [full, client] as Record<string, unknown>[])
      for (const [name, call] of Object.entries(functions)) {
        if (typeof call !== 'function') continue;
        assert.equal(call.length, name === 'getRegions' ? 0 : 1, name);
        if (['getRegions', 'getSites', 'testPermissions'].includes(name)) continue;
        assert.ok(await readsMembers(call as Takes), name);
      }
  },
);
