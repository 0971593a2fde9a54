import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as full from '@remotion/cloudrun';
import * as client from '@remotion/cloudrun/client';
import * as defaults from '@remotion/cloudrun/defaults';
import {GCP_REGIONS} from '@remotion/cloudrun/regions';
import {inNode} from '../lib/probe';

const FOLDER = path.join(__dirname, '../../node_modules/@remotion/cloudrun');
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

export default inNode(
  'The client of Cloud Run has the same functions but deployService(), deploySite() and testPermissions(); three are deprecated in the main entry point. Regions, defaults and permissions are three more entry points.',
  () => {
    const [all, light] = [full as Record<string, unknown>, client as Record<string, unknown>];
    const names = Object.keys(all).filter((name) => typeof all[name] === 'function');
    const missing = names.filter((name) => !(name in light));
    assert.deepEqual(missing.sort(), ['deployService', 'deploySite', 'testPermissions']);
    for (const name of names.filter((each) => !missing.includes(each))) assert.equal(all[name], light[name], name);
    const deprecated = [...read('dist/index.d.ts').matchAll(/@deprecated[^*]*\*\/\s*declare const (\w+)/g)].map(([, name]) => name);
    assert.deepEqual(deprecated, ['renderMediaOnCloudrun', 'renderStillOnCloudrun', 'getSites']);
    const {exports: entries} = JSON.parse(read('package.json')) as {exports: object};
    const more = Object.keys(entries).filter((name) => !['.', './client', './package.json'].includes(name));
    assert.deepEqual(more.sort(), ['./defaults', './permissions.json', './regions']);
    assert.deepEqual(GCP_REGIONS, full.getRegions());
    assert.deepEqual([defaults.DEFAULT_REGION, defaults.DEFAULT_TIMEOUT, defaults.DEFAULT_MAX_INSTANCES], ['us-east1', 300, 100]);
    assert.equal((JSON.parse(read('dist/shared/sa-permissions.json')) as {list: object[]}).list.length, 15);
  },
);
