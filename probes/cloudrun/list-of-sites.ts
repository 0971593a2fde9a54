import assert from 'node:assert/strict';
import {cloudrun} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const bucket = (name: string, region: string, ...sites: string[]) => ({
  name: `remotioncloudrun-${name}`,
  region,
  files: sites.map((site) => `sites/${site}/index.html`),
});
const ONE = [bucket('a1', 'us-east1', 'glacier', '2024'), bucket('far', 'europe-west6', 'harvest')];
const WARNING = /^Warning: You have more than one Remotion Cloud Storage bucket in us-east1, but only one is needed\./;

export default inNode(
  'sites ls searches all buckets of a region, with a warning if there are two, or those of the project. sites rm needs exact names, ends at the first unknown one, and cannot take a name of digits.',
  async () => {
    const run = (args: string[], buckets = ONE) => cloudrun(['sites', ...args], {buckets});
    const list = await run(['ls']);
    assert.match(list.stdout, /^2 sites in us-east1, in the ski-lifts project\.$/m);
    assert.match(list.stdout, /^Serve Url: +https:\/\/storage\.googleapis\.com\/remotioncloudrun-a1\/sites\/glacier\/index\.html$/m);
    assert.deepEqual([list.stderr, list.code], ['', 0]);
    const two = [...ONE, bucket('b2', 'us-east1', 'piste')];
    const warned = await run(['ls'], two);
    assert.match(warned.stderr, WARNING);
    assert.match(warned.stdout, /^3 sites in us-east1/m);
    const all = await run(['ls', '-q', '--all-regions', '--region=mars'], two);
    assert.deepEqual([all.output, all.code], ['glacier 2024 harvest piste\n', 0]);
    assert.deepEqual((await run(['ls', '-q', '--region=me-west1'])).output, '()\n');
    const unknown = await run(['rm', 'glacier', 'glaci', '-y']);
    assert.match(unknown.output, /glaci was not found in us-east1\./);
    assert.deepEqual([unknown.code, unknown.notes], [1, ['delete sites/glacier/']]);
    const digits = await run(['rm', '2024', '-y']);
    assert.match(digits.output, /siteName\.trim is not a function/);
    assert.deepEqual([digits.code, digits.notes], [1, []]);
    assert.match((await run(['rm', '()'])).output, /^No sites to remove\.$/m);
  },
);
