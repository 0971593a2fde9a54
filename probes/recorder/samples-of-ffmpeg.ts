import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const picture = (fps: number) => `-f image2 -loop 1 -framerate ${fps} -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb`;

/** The arguments of FFmpeg in the samples of a page. */
const samples = (page: string) =>
  [...fs.readFileSync(`docs/recorder/${page}.mdx`, 'utf8').matchAll(/^npx remotion ffmpeg (-.*)$/gm)].map(([, line = '']) => line.split(' '));

export default slowInNode(
  'FFmpeg samples for the Recorder crop 40 pixels off the top, convert to H.264 with a height of 1080 pixels and 30 fps, skip 0.8 s of a sound, keep 9 s from 1:12, and copy the video while its sound is replaced.',
  async () => {
    const folder = newFolder();
    const at = (name: string) => path.join(folder, name);
    const put = (from: string, to: string) => {
      fs.mkdirSync(path.dirname(at(to)), {recursive: true});
      fs.copyFileSync(from, at(to));
    };
    const run = async (args: string[]) => {
      const {exitCode, stderr} = await ffmpeg(['-v', 'error', '-y', ...args], folder);
      assert.equal(exitCode, 0, stderr);
    };
    const pictureOf = async (name: string) => (await ffprobe(at(name))).streams[0]!;
    const seconds = async (name: string) => Number((await ffprobe(at(name))).format.duration);

    const [crop = []] = samples('record/cropping');
    put(await made('screen.mp4', `${picture(30)} -t 0.1 -vf scale=1920:1080 -c:v libx264 -preset ultrafast -pix_fmt yuv420p`), crop[1]!);
    await run(crop);
    assert.deepEqual([crop[3], (await pictureOf('cropped.mp4')).width, (await pictureOf('cropped.mp4')).height], ['crop=1920:1040:0:40', 1920, 1040]);

    const [convert = [], combine = [], cut = []] = samples('external-recordings');
    put(await made('phone.mov', `${picture(24)} -t 0.25 -c:v libx265 -pix_fmt yuv420p -tag:v hvc1`), convert[1]!);
    await run(convert);
    const {codec_name, height, ...converted} = await pictureOf('public/regatta/webcam10.mp4');
    assert.deepEqual([codec_name, height], ['h264', 1080]);
    assert.equal((converted as {avg_frame_rate?: string}).avg_frame_rate, '30/1');

    put(await media('plain.mp4'), 'clip.mp4');
    put(await media('tone.wav'), 'voice.wav');
    await run(combine);
    assert.deepEqual(combine.slice(2, 4), ['-ss', '0.8']);
    const sound = (await ffprobe(at('public/regatta/webcam20.mp4'))).streams.find(({codec_name: codec}) => codec === 'aac');
    assert.ok(Math.abs(Number((sound as {duration?: string}).duration) - 1.2) < 0.1);

    put(
      await made('minutes.mp4', `${picture(2)} -f lavfi -i sine=sample_rate=48000 -t 83 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac`),
      'clip.mp4',
    );
    await run(cut);
    assert.equal(cut[1], '00:01:12');
    assert.ok(Math.abs((await seconds('public/regatta/webcam30.mp4')) - 9) < 0.1);

    const [extract = [], replace = []] = samples('experiments');
    put(await media('plain.mp4'), extract[1]!);
    await run(extract);
    assert.equal((await ffprobe(at('voice.wav'))).streams[0]?.codec_name, 'pcm_s16le');
    put(at('voice.wav'), 'clean.wav');
    await run(replace);
    const packets = async (name: string) => (await ffmpeg(['-v', 'error', '-i', at(name), '-map', '0:v', '-c', 'copy', '-f', 'md5', '-'], folder)).stdout;
    assert.equal(await packets('public/knots-1/webcam10.mp4'), await packets(extract[1]!));
  },
);
