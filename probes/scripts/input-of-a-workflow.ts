import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/continuous-integration.mdx');

export default inNode(
  'In the workflow of the page, the input stands in the environment of a step alone and in no command, and a shell passes it on as one argument, also if it holds a quotation mark and a semicolon.',
  () => {
    const [, workflow = ''] = /^```yaml title="[^"]*\.github[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    const lines = workflow.split('\n');
    const [line = '', ...others] = lines.filter((each) => each.includes('inputs.city'));
    assert.equal(line.trim(), 'CITY: ${{ inputs.city }}');
    assert.deepEqual(others, []);
    assert.equal(lines[lines.indexOf(line) - 1]?.trim(), 'env:');
    const run = /run: jq (-n --arg city "\$CITY" '[^']*')/.exec(workflow)?.[1] ?? '';
    const city = 'Oslo"; echo stolen; "';
    const {stdout} = spawnSync('sh', ['-c', `printf '%s\\n' ${run}`], {encoding: 'utf8', env: {...process.env, CITY: city}});
    assert.deepEqual(stdout.trimEnd().split('\n'), ['-n', '--arg', 'city', city, '{city:$city}']);
  },
);
