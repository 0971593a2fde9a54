import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** The samples of a page, each as the arguments of FFmpeg or FFprobe. */
const samples = (page: string) =>
  [...fs.readFileSync(path.join(__dirname, '../../docs/cli', page), 'utf8').matchAll(/^npx remotion ff\w+ (.*-.*)$/gm)].map(([, line = '']) => line.split(' '));

const FLAGS = ['--binaries-directory=bin', '--config=a.ts', '--log=verbose'];

export default slowInNode(
  'The samples of the pages about ffmpeg and ffprobe cut, convert to 640 pixels, extract AAC, even out, and print the duration alone and one line per audio track; both programs refuse three flags of Remotion.',
  async () => {
    const folder = newFolder();
    const file = (name: string) => path.join(folder, name);
    const put = async (from: 'fragmented.mp4' | 'plain.mov' | 'tone.mp3', ...names: string[]) => {
      for (const name of names) fs.cpSync(await media(from), file(name));
    };
    await put('fragmented.mp4', 'out/talk.mp4', 'public/interview.mp4', 'out/invoice.mp4', 'out/lecture.mp4');
    await put('tone.mp3', 'public/interview.mp3');
    const cuts = samples('ffmpeg.mdx');
    assert.equal(cuts.length, 4);
    for (const args of cuts) {
      // The encoder of VP9 takes its time.
      if (args.includes('libvpx-vp9')) await put('plain.mov', 'out/talk.mp4');
      const {exitCode, stderr} = await ffmpeg(['-v', 'error', ...args], folder);
      assert.equal(exitCode, 0, stderr);
    }
    assert.match((await ffprobe(file('out/teaser.mp4'))).format.duration, /^1\.0\d+$/);
    const codecs = async (name: string) => (await ffprobe(file(name))).streams.map((stream) => stream.codec_name);
    const [picture] = (await ffprobe(file('out/talk.webm'))).streams;
    assert.deepEqual([picture?.width, picture?.height], [640, 360]);
    const made = [await codecs('out/talk.webm'), await codecs('out/talk.aac'), await codecs('public/interview-loud.mp3')];
    assert.deepEqual(made, [['vp9', 'opus'], ['aac'], ['mp3']]);
    const printed = [];
    for (const args of samples('ffprobe.mdx')) printed.push((await ffmpeg(args, folder, 'ffprobe')).stdout);
    const [json = '', duration, tracks, tags = ''] = printed;
    assert.equal((JSON.parse(json) as {streams: object[]}).streams.length, 2);
    assert.match(String(duration), /^6\.0\d+$/);
    assert.equal(tracks, '1,aac');
    assert.ok('format' in (JSON.parse(tags) as object));
    for (const flag of FLAGS) {
      assert.match((await ffmpeg([flag, '-version'])).stderr, new RegExp(`Unrecognized option '${flag.slice(1)}'\\.`));
      assert.match((await ffmpeg([flag, '-version'], undefined, 'ffprobe')).stderr, /Failed to set value '-version' for option/);
    }
  },
);
