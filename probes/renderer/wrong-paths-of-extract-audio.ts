import assert from 'node:assert/strict';
import {media} from '../lib/media';
import {byCommand} from '../lib/probe';

const SCRIPT = `
const {extractAudio} = require('@remotion/renderer');
const [videoSource, audioOutput] = process.argv.slice(2);
extractAudio({videoSource, audioOutput})
  .then(() => 'resolved', (error) => error.message)
  .then((text) => (console.log(text), process.exit()));
`;

export default byCommand(
  'extractAudio() rejects for a relative source, for a video without sound and for a missing folder, with the message of the compositor.',
  async (project) => {
    project.write({'ask.cjs': SCRIPT, 'gulls.mp4': 'a relative path does not lead here'});
    const said = async (...args: string[]) => (await project.node('ask.cjs', {args})).stdout.trim();
    const to = `${project.folder}/gulls.aac`;
    const noise = await media('plain.mp4');
    assert.match(await said('gulls.mp4', to), /^Compositor error: Error reading input from \S*gulls\.mp4[\s\S]*No such file or directory/);
    const silence = await said(await media('silent.mp4'), to);
    assert.match(silence, /^Compositor error: No audio stream found in \S+silent\.mp4\W+Ensure the video contains an audio track\./);
    assert.match(await said(noise, `${project.folder}/new/gulls.aac`), /^Compositor error: /);
    assert.equal(await said(noise, to), 'resolved');
    assert.ok(project.read('gulls.aac').length > 1000);
  },
);
