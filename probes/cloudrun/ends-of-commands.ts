import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {cloudrun, type Held} from '../lib/google-cloud';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const SERVICES = ['298', '310'].map((patch) => `remotion-4-0-${patch}-mem2gi-cpu1-0-t300`);
const buckets = [{name: 'remotioncloudrun-a1', region: 'us-east1', files: ['sites/glacier/index.html']}];

export default inNode(
  'services rm ends with 1 without a name and at a missing service, when earlier ones are gone; services rmall deletes all of the region; sites create and rmall end with 0, or 1 if Google refuses or the region is unknown.',
  async () => {
    const root = newFolder();
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'src/index.ts'), 'registerRoot');
    const run = (line: string, change: Held = {}) => cloudrun(line.split(' '), {services: SERVICES, buckets, ...change}, {root});
    const nameless = await run('services rm');
    assert.match(nameless.output, /^No service name passed\./);
    assert.deepEqual([nameless.code, nameless.notes], [1, []]);
    const place = 'projects/ski-lifts/locations';
    const missing = await run(`services rm ${SERVICES[0]} remotion-4-0-1-mem2gi-cpu1-0-t300 ${SERVICES[1]} -y`);
    assert.match(missing.output, /5 NOT_FOUND/);
    assert.deepEqual([missing.code, missing.notes], [1, [`delete ${place}/us-east1/services/${SERVICES[0]}`]]);
    const all = await run('services rmall -y --region=asia-east1');
    assert.deepEqual([all.code, all.notes], [0, SERVICES.map((name) => `delete ${place}/asia-east1/services/${name}`)]);
    const codeOf = async (line: string, change?: Held) => (await run(line, change)).code;
    for (const command of ['sites rmall -y', 'sites create --site-name=glacier']) {
      assert.equal(await codeOf(command), 0);
      assert.equal(await codeOf(command, {refuses: 'buckets'}), 1);
      assert.equal(await codeOf(`${command} --region=mars`), 1);
    }
    assert.equal(await codeOf('sites create src --site-name=glacier'), 1);
  },
);
