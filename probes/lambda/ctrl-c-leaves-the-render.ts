import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import path from 'node:path';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {progressOf} from '../lib/lambda-progress';
import {byCommand} from '../lib/probe';

const CLI = path.join(__dirname, '../../node_modules/@remotion/cli/remotion-cli.js');

export default byCommand('Ctrl+C ends lambda render with code 0, and nothing is sent to AWS that would end the render.', async (project) => {
  let asked = () => {};
  const rendering = new Promise<void>((resolve) => (asked = resolve));
  const account = await openAccount({
    functions: {'remotion-render-own': VERSION},
    invoke: ({type}) => {
      if (type === 'start') return {type: 'success', bucketName: 'remotionlambda-useast1-quay', renderId: 'p4x7m2k9qe'};
      asked();
      return progressOf();
    },
  });
  try {
    const child = spawn(process.execPath, [CLI, 'lambda', 'render', 'harbor-cam', 'Regatta'], {
      cwd: project.folder,
      env: {...process.env, ...account.variables},
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await rendering;
    const before = account.asked.length;
    child.kill('SIGINT');
    assert.equal(await ended, 0);
    assert.deepEqual(new Set(account.asked.slice(before - 1)), new Set(['lambda POST functions/remotion-render-own/invocations']));
    assert.ok(account.bodies.slice(before).every((body) => (JSON.parse(body) as {type: string}).type === 'status'));
  } finally {
    account.close();
  }
});
