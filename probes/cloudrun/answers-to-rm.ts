import assert from 'node:assert/strict';
import {cloudrun} from '../lib/google-cloud';
import {slowInNode} from '../lib/probe';

const SERVICES = ['298', '310'].map((patch) => `remotion-4-0-${patch}-mem2gi-cpu1-0-t300`);
const BUCKET = 'remotioncloudrun-a1';
const HELD = {services: SERVICES, buckets: [{name: BUCKET, region: 'us-east1', files: ['sites/glacier/index.html', 'sites/harvest/index.html']}]};

export default slowInNode(
  'No to services rm, services rmall and sites rmall skips one and goes on, no to sites rm ends the command; Enter deletes. In front of a name, -f takes the name as its value.',
  async () => {
    const [first = '', second = ''] = SERVICES;
    const run = (args: string[], ...answers: string[]) => cloudrun(args, HELD, {answers});
    for (const args of [
      ['services', 'rm', first, second],
      ['services', 'rmall'],
    ]) {
      const no = await run(args, 'n');
      assert.match(no.stdout, new RegExp(`Delete\\? \\(Y/n\\) Skipping service - ${first}\\.[^]*${second}[^]*Delete\\? \\(Y/n\\) $`));
      assert.deepEqual([no.code, no.notes], [0, []]);
    }
    const sites = await run(['sites', 'rmall'], 'n');
    assert.match(sites.stdout, /Skipping site - glacier\.[^]*harvest[^]*Delete\? \(Y\/n\) $/);
    const aborted = await run(['sites', 'rm', 'glacier', 'harvest'], 'n');
    assert.match(aborted.stdout, /Delete\? \(Y\/n\) Aborting\.\n$/);
    assert.deepEqual([aborted.code, aborted.notes], [0, []]);
    const enter = await run(['sites', 'rm', 'harvest'], '');
    assert.match(enter.stdout, /Deleted site harvest from bucket remotioncloudrun-a1\.\n$/);
    assert.deepEqual([enter.code, enter.notes], [0, ['delete sites/harvest/']]);
    const before = await run(['sites', 'rm', '-f', 'harvest']);
    assert.match(before.output, /No site name was passed\./);
    assert.deepEqual([before.code, before.notes], [1, []]);
    assert.deepEqual((await run(['sites', 'rm', 'harvest', '-f'])).notes, ['delete sites/harvest/']);
  },
);
