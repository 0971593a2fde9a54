import assert from 'node:assert/strict';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';

/** Says which processes are left after a call, and ends. */
const SCRIPT = `
const renderer = require('@remotion/renderer');
const [name, file] = process.argv.slice(2);
const left = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const given = {videoSource: file, src: file, audioOutput: __dirname + '/gulls.aac'};
renderer[name](name === 'getVideoMetadata' ? file : given)
  .then(() => 'resolved', () => 'rejected')
  // The native process ends a moment after the answer.
  .then(async (how) => {
    for (let turn = 0; turn < 100 && left() > 0; turn++) await new Promise((resolve) => setTimeout(resolve, 20));
    console.log(how + ' ' + left());
    process.exit();
  });
`;

export default byCommand(
  'After getVideoMetadata(), getSilentParts() or extractAudio() has rejected, its native process keeps running; after a call that resolves, it ends.',
  async (project) => {
    project.write({'ask.cjs': SCRIPT});
    const after = async (...args: string[]) => (await project.node('ask.cjs', {args})).stdout.trim();
    const file = await media('plain.mp4');
    for (const name of ['getVideoMetadata', 'getSilentParts', 'extractAudio']) {
      assert.equal(await after(name, file), 'resolved 0', name);
      assert.equal(await after(name, `${project.folder}/lost.mp4`), 'rejected 1', name);
    }
  },
);
