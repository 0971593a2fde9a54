import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {maxSatisfying} = installed<{maxSatisfying(versions: string[], range: string): string | null}>('semver/index.js');

const PRERELEASES = ['4.1.0-alpha2', '4.1.0-alpha9', '4.1.0-alpha11', '4.0.0-alpha16', '4.0.0-alpha2'];
const RELEASES = ['3.3.103', '4.0.0', '4.0.331', '4.0.332'];

export default inNode(
  'By the rules of npm, ^4.1.0-alpha2 takes alpha9 and not alpha11 until 4.1.0 is out, ^4.0.0-alpha16 the newest release of version 4, and an exact version itself.',
  () => {
    const versions = [...RELEASES, ...PRERELEASES];
    assert.equal(maxSatisfying(versions, '4.1.0-alpha9'), '4.1.0-alpha9');
    assert.equal(maxSatisfying(versions, '^4.1.0-alpha2'), '4.1.0-alpha9');
    assert.equal(maxSatisfying([...versions, '4.1.0'], '^4.1.0-alpha2'), '4.1.0');
    assert.equal(maxSatisfying(versions, '^4.0.0-alpha16'), '4.0.332');
  },
);
