import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('A concurrency above the number of threads ends the benchmark, after the smaller ones were measured.', async (project) => {
  project.withComposition();
  const {code, output} = await project.remotion(['benchmark', 'Note', '--concurrencies=1,4096', '--runs=1', '--frames=0-1']);
  assert.equal(code, 1);
  assert.match(output, /concurrency=1 [^]*\(1 out of 1 runs\)[^]*Maximum for --concurrency is \d+ \(number of cores on this system\)/);
});
