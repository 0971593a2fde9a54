import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Semver = {maxSatisfying(versions: string[], range: string): string | null; lt(a: string, b: string): boolean};
const {maxSatisfying, lt} = installed<Semver>('semver/index.js');

const ALPHAS = ['4.0.0-alpha.217', '4.0.0-alpha5', '4.0.0-alpha16'];

export default inNode(
  'By the rules of npm, both notations of the alphas come before 4.0.0, and a fresh installation of ^4.0.0-alpha16 takes the newest version 4.',
  () => {
    for (const alpha of ALPHAS) assert.ok(lt(alpha, '4.0.0') && lt('3.3.103', alpha), alpha);
    assert.equal(maxSatisfying([...ALPHAS, '3.3.103', '4.0.0', '4.0.332'], '^4.0.0-alpha16'), '4.0.332');
    assert.equal(maxSatisfying(ALPHAS, '4.0.0-alpha16'), '4.0.0-alpha16');
  },
);
