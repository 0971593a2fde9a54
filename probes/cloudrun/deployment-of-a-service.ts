import assert from 'node:assert/strict';
import {dashedVersion} from '../lib/installed';
import {cloudrun, type Held} from '../lib/google-cloud';
import {slowInNode} from '../lib/probe';

const START = `remotion-${dashedVersion('@remotion/cloudrun')}-mem`;

export default slowInNode(
  'services deploy reads --cpuLimit as a number and ignores --memory-limit. It ends with 1 without an image and after a refusal, and with 0 without a project. -q prints the name only, --log=warn nothing.',
  async () => {
    const run = (args: string[], held: Held = {}, env = {}) => cloudrun(['services', 'deploy', ...args], held, {env});
    const sized = await run(['-q', '--memory-limit=8Gi', '--memoryLimit=4Gi', '--cpuLimit=2.0', '--timeoutSeconds=600', '--maxInstances=12']);
    assert.deepEqual([sized.output, sized.code], [`\n${START}4gi-cpu2-t600\n`, 0]);
    const scaling = {minInstanceCount: 0, maxInstanceCount: 12};
    assert.deepEqual(sized.notes, [`create ${JSON.stringify({serviceId: `${START}4gi-cpu2-t600`, scaling, cpuIdle: false})}`]);
    const plain = await run(['--onlyAllocateCpuDuringRequestProcessing']);
    assert.match(plain.stdout, new RegExp(`Cloud Run Deployed![^]*Service name: +${START}2gi-cpu1-0-t300$`, 'm'));
    assert.match(plain.notes[0] ?? '', /"maxInstanceCount":100},"cpuIdle":true/);
    const existing = await run(['--cpuLimit=1.0', '--maxInstances=5'], {services: [`${START}2gi-cpu1-t300`]});
    assert.match(existing.stdout, /Service already exists, skipping deployment;/);
    assert.deepEqual([existing.code, existing.notes], [0, []]);
    const silent = await run(['-q', '--log=warn']);
    assert.deepEqual([silent.output, silent.notes.length], ['', 1]);
    const bare = await run([], {images: ['4.0.1']});
    assert.match(bare.output, /The tag for Remotion version 4\.0\.332 was not found in the Cloud run registry\./);
    assert.deepEqual([bare.code, bare.notes], [1, []]);
    const refused = await run([], {refuses: 'create'});
    assert.match(refused.output, new RegExp(`Failed to deploy service - ${START}2gi-cpu1-0-t300\\.[^]*Refused create`));
    assert.equal(refused.code, 1);
    const homeless = await run([], {}, {REMOTION_GCP_PROJECT_ID: undefined});
    assert.match(homeless.output, /REMOTION_GCP_PROJECT_ID not found in the \.env file\./);
    assert.deepEqual([homeless.code, homeless.notes], [0, []]);
  },
);
