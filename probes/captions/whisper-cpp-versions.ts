import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installWhisperCpp} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'For a folder that exists, installWhisperCpp() looks for main below 1.7.4 and for build/bin/whisper-cli from then on, not at the version, and throws for v1.5.5 or a branch.',
  async () => {
    const folder = newFolder();
    const install = (to: string, version: string) => installWhisperCpp({to, version, printOutput: false});
    const old = path.join(folder, 'old');
    fs.mkdirSync(old);
    fs.writeFileSync(path.join(old, 'main'), '');
    const recent = path.join(folder, 'recent');
    fs.mkdirSync(path.join(recent, 'build/bin'), {recursive: true});
    fs.writeFileSync(path.join(recent, 'build/bin/whisper-cli'), '');

    for (const version of ['1.5.5', '1.7.3']) {
      assert.deepEqual(await install(old, version), {alreadyExisted: true});
      assert.deepEqual(await install(recent, version), {alreadyExisted: false});
    }
    for (const version of ['1.7.4', '1.7.6', '1.10.0']) {
      assert.deepEqual(await install(recent, version), {alreadyExisted: true});
      assert.deepEqual(await install(old, version), {alreadyExisted: false});
    }
    for (const version of ['v1.5.5', 'master', '0b9af32']) await assert.rejects(install(old, version), {message: 'Invalid version format. Expected x.x.x'});

    // With printOutput, the folder without the program is refused.
    await assert.rejects(installWhisperCpp({to: old, version: '1.7.4'}), /exists but the executable \(.+whisper-cli\) is missing\. Delete .+ and try again\.$/);
  },
);
