import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/miscellaneous/cloud-gpu.mdx');

export default inNode(
  'Step 3 of the guide on a card in the cloud installs the driver and ends with nvidia-smi; Node.js, libraries and Chrome come in steps 4 and 5; of its seven steps, the commands of AWS stand in 2 and 7, the quota is 1.',
  () => {
    const steps = fs
      .readFileSync(PAGE, 'utf8')
      .split(/^## (?=\d\. )/m)
      .slice(1)
      .map((step) => step.split(/^## /m)[0]!);
    const [quota = '', start = '', driver = '', software = '', check = '', render = '', stop = ''] = steps;
    assert.deepEqual(
      steps.map((step) => step.slice(0, 2)),
      [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}.`),
    );
    const commands = (step: string) => [...step.matchAll(/^```bash\n(.*?)^```/gms)].map(([, code]) => code!.trim());
    assert.match(quota, /quota of 0/);
    assert.ok(commands(driver).some((code) => code.includes('apt-get install -y nvidia-driver-')));
    assert.equal(commands(driver).at(-1), 'nvidia-smi');
    for (const step of [driver, start, quota]) assert.doesNotMatch(commands(step).join(), /nodejs|libnss3|remotion/);
    assert.match(commands(software).join(), /nodejs git[^]*libnss3/);
    assert.match(check, /remotion gpu --chrome-mode=chrome-for-testing[^]*The first call downloads the browser/);
    for (const step of [start, stop]) assert.match(commands(step).join(), /^aws ec2 /);
    for (const step of [driver, software, check, render]) assert.doesNotMatch(step, /\baws\b|AWS|EC2/);
  },
);
