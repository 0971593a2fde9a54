import assert from 'node:assert/strict';
import {test} from 'node:test';
import {stableBill} from '../../scripts/lib/bill-of-materials';
import {addHashes, addMissing, withoutHash, type Lockfile} from '../../scripts/lib/lockfile';

const HASH = `sha512-${'a'.repeat(86)}==`;

const lockfile = (): Lockfile => ({
  packages: {
    '': {},
    'node_modules/@swc/core': {
      version: '1.0.0',
      integrity: HASH,
      optionalDependencies: {'@swc/core-darwin-arm64': '1.0.0', '@swc/core-linux-x64-gnu': '1.0.0'},
    },
    'node_modules/@swc/core-linux-x64-gnu': {version: '1.0.0', integrity: HASH, optional: true},
    'node_modules/tools': {link: true},
  },
});

test('a package that the registry in use lacks is added without a hash, and named until a registry has one', () => {
  const lock = lockfile();
  assert.deepEqual(withoutHash(lock), []);
  assert.deepEqual(addMissing(lock), ['@swc/core-darwin-arm64@1.0.0']);
  assert.deepEqual(lock.packages['node_modules/@swc/core-darwin-arm64'], {version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true});
  assert.deepEqual(withoutHash(lock), ['@swc/core-darwin-arm64@1.0.0']);
  assert.deepEqual(
    addHashes(lock, () => undefined),
    ['@swc/core-darwin-arm64@1.0.0'],
    'a registry that lacks it',
  );
  assert.deepEqual(
    addHashes(lock, () => '<!doctype html>'),
    ['@swc/core-darwin-arm64@1.0.0'],
    'an answer that is no hash',
  );
  const asked: string[] = [];
  assert.deepEqual(
    addHashes(lock, (wanted) => (asked.push(wanted), HASH)),
    [],
  );
  assert.deepEqual(asked, ['@swc/core-darwin-arm64@1.0.0']);
  const {packages} = lock;
  assert.equal(packages['node_modules/@swc/core-darwin-arm64']?.integrity, HASH);
});

test('a package of which the lockfile has another version is added beside its dependent', () => {
  const lock = lockfile();
  addMissing(lock);
  const older = {version: '0.9.0', integrity: HASH, optionalDependencies: {'@swc/core-darwin-arm64': '0.9.0'}};
  Object.assign(lock.packages, {'node_modules/tool/node_modules/@swc/core': older});
  assert.deepEqual(addMissing(lock), ['@swc/core-darwin-arm64@0.9.0']);
  assert.equal(lock.packages['node_modules/tool/node_modules/@swc/core/node_modules/@swc/core-darwin-arm64']?.version, '0.9.0');
  assert.equal(lock.packages['node_modules/@swc/core-darwin-arm64']?.version, '1.0.0');
  assert.deepEqual(addMissing(lock), [], 'what is there is not added again');
});

test('the bill of materials is the same whenever and wherever it is written', () => {
  const written = (serialNumber: string, timestamp: string, name: string) =>
    JSON.stringify({bomFormat: 'CycloneDX', serialNumber, metadata: {timestamp, component: {name}}, components: [{name: 'react'}]});
  const [first, second] = [stableBill(written('urn:uuid:1', '2026-01-01', 'a'), 'site'), stableBill(written('urn:uuid:2', '2026-01-02', 'b'), 'site')];
  assert.equal(first.text, second.text);
  assert.equal(first.components, 1);
  assert.match(first.text, /"name": "react"/);
});
