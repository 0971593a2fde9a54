import assert from 'node:assert/strict';
import path from 'node:path';
import {ffprobe} from '../lib/media';
import {byCommand} from '../lib/probe';

export default byCommand('Without --audio-codec, the extension of --separate-audio-to decides the codec, and the video has no audio.', async (project) => {
  project.withComposition();
  for (const [file, codec] of [
    ['sound.mp3', 'mp3'],
    ['sound.wav', 'pcm_s16le'],
  ] as const) {
    const {code, output} = await project.remotion(['render', 'Note', 'out/note.mp4', `--separate-audio-to=out/${file}`]);
    assert.equal(code, 0, output);
    const codecs = async (name: string) => (await ffprobe(path.join(project.folder, 'out', name))).streams.map(({codec_name}) => codec_name);
    assert.deepEqual(await codecs(file), [codec]);
    assert.deepEqual(await codecs('note.mp4'), ['h264']);
  }
});
