import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

export default inNode('deploySite() and deleteSite() are called with a bucket and no region, and getSites() takes the region as its first argument.', () => {
  const declared = (name: string) => fs.readFileSync(path.join(__dirname, `../../node_modules/@remotion/cloudrun/dist/api/${name}.d.ts`), 'utf8');
  assert.doesNotMatch(declared('deploy-site'), /^\s*region:/m);
  assert.doesNotMatch(declared('delete-site'), /^\s*region:/m);
  assert.match(declared('get-sites'), /getSites: \(region: /);
  for (const name of ['deploy-service', 'delete-service', 'get-services', 'get-or-create-bucket']) assert.match(declared(name), /\bregion: /, name);
});
