import assert from 'node:assert/strict';
import fs from 'node:fs';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {finished, progressOf} from '../lib/lambda-progress';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const BUCKET = 'remotionlambda-useast1-quay';
const FOLDER = 'renders/p4x7m2k9qe';

export default inNode(
  'With an output path, lambda render downloads the file when it is there, replaces an existing one, even with --overwrite=false, and prints a line with an arrow and the path; without one, only the URL on S3.',
  async () => {
    const metadata = {renderId: 'p4x7m2k9qe', codec: 'h264', type: 'video', privacy: 'public', audioCodec: null, outName: null};
    let answers: object[] = [];
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      buckets: {[BUCKET]: {[`${FOLDER}/progress.json`]: JSON.stringify({renderMetadata: metadata}), [`${FOLDER}/out.mp4`]: 'regatta'}},
      invoke: ({type}) => (type === 'start' ? {type: 'success', bucketName: BUCKET, renderId: 'p4x7m2k9qe'} : answers.shift()),
    });
    const waiting = installed<{sleep: () => Promise<void>}>('@remotion/lambda/dist/shared/sleep.js');
    const {sleep} = waiting;
    waiting.sleep = () => Promise.resolve();
    process.chdir(newFolder());
    const render = async (flags: string) => {
      answers = [progressOf(), finished()];
      const {code, output} = await runLambda(`render harbor-cam Regatta ${flags}`);
      assert.equal(code, 0, output);
      return output;
    };
    try {
      fs.mkdirSync('out');
      fs.writeFileSync('out/race.mp4', 'an older film');
      const output = await render('out/race.mp4 --overwrite=false');
      assert.match(output, /^\+ S3 +https:\/\/.*\/out\.mp4 1\.8 MB\n↓ +\S*\/out\/race\.mp4 7 B$/m);
      assert.equal(fs.readFileSync('out/race.mp4', 'utf8'), 'regatta');
      await render('videos/2024/race.mp4');
      assert.equal(fs.readFileSync('videos/2024/race.mp4', 'utf8'), 'regatta');
      const remote = await render('');
      assert.match(remote, /^\+ S3 +https:/m);
      assert.ok(!remote.includes('↓'), remote);
    } finally {
      waiting.sleep = sleep;
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
