import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand('With --quiet, a line about the cache stands above the ids at the first run, and nothing else at the second.', async (project) => {
  project.withComposition({isNew: true});
  assert.equal((await project.remotion(['compositions', '--quiet'])).stdout, '⚡️ Cached bundle. Subsequent renders will be faster.\nNote\n');
  assert.equal((await project.remotion(['compositions', '--quiet'])).stdout, 'Note\n');
});
