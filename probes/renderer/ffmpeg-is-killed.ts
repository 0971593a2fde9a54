import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {byCommand} from '../lib/probe';

/** The processes of FFmpeg that write into a folder. */
const encodersInto = (folder: string) =>
  execFileSync('ps', ['-eo', 'pid=,args='], {encoding: 'utf8'})
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, program = '', ...args]) => program.endsWith('/ffmpeg') && args.at(-1)?.startsWith(folder))
    .map(([pid]) => Number(pid));

export default byCommand(
  'When FFmpeg is killed while it encodes an MP4, the message says that it already quit, or write EPIPE, and does not name the signal.',
  async (project) => {
    project.withComposition();
    let ended = false;
    const render = project.remotion(['render', 'Note', 'out/killed.mp4'], {env: {TMPDIR: project.folder}}).finally(() => (ended = true));
    while (!ended && encodersInto(project.folder).length === 0) await wait(20);
    for (const pid of encodersInto(project.folder)) process.kill(pid, 'SIGKILL');
    const {code, output} = await render;
    assert.equal(code, 1);
    assert.match(output, /FFmpeg already quit while trying to pipe frame \d+ to it\.|write EPIPE/);
    assert.doesNotMatch(output, /SIGKILL/);
  },
);
