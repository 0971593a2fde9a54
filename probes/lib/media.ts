import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {newFolder, setting} from './run-folder';

/** A picture of the given size as a source of video: the toolkit's FFmpeg has no generator of its own. */
const picture = (width = 160, height = 90) => `-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size ${width}x${height} -i picture.rgb`;
const tone = (rate = 48_000) => `-f lavfi -i sine=sample_rate=${rate}`;
/** A keyframe each second. */
const h264 = '-c:v libx264 -pix_fmt yuv420p -g 30';

/** Files of every kind that readers have: what the toolkit's FFmpeg makes them from. */
const RECIPES = {
  'plain.mp4': `${picture()} ${tone()} -t 4 ${h264} -c:a aac -movflags +faststart`,
  'fragmented.mp4': `${picture()} ${tone()} -t 6 ${h264} -c:a aac -movflags frag_keyframe+empty_moov`,
  'long.mp4': `${picture()} ${tone()} -t 12 ${h264} -c:a aac`,
  'silent.mp4': `${picture()} -t 2 ${h264}`,
  'portrait.mp4': `${picture(90, 160)} -t 1 ${h264}`,
  'plain.mov': `${picture()} ${tone()} -t 2 ${h264} -c:a aac`,
  'plain.webm': `${picture()} ${tone()} -t 2 -c:v libvpx -b:v 200k -c:a libopus`,
  'plain.mkv': `${picture()} ${tone()} -t 2 ${h264} -c:a aac -f matroska`,
  'plain.ts': `${picture()} ${tone()} -t 6 ${h264} -c:a aac -f mpegts`,
  'plain.avi': `${picture()} ${tone()} -t 2 ${h264} -c:a libmp3lame`,
  'hevc.mp4': `${picture()} -t 1 -c:v libx265 -pix_fmt yuv420p -tag:v hvc1`,
  'tone.wav': `${tone()} -t 2`,
  'tone-44100.wav': `${tone(44_100)} -t 2`,
  'right-only.wav': `${tone()} -t 2 -af pan=stereo|c1=c0`,
  'tone.mp3': `${tone()} -t 2 -c:a libmp3lame`,
  'tone.m4a': `${tone()} -t 2 -c:a aac -f mp4`,
  'tone.aac': `${tone()} -t 2 -c:a aac -f adts`,
} satisfies Record<string, string>;

export type MediaName = keyof typeof RECIPES;

/** Path of a file of that kind. */
export const media = (name: MediaName): Promise<string> => made(name, RECIPES[name]);

const making = new Map<string, Promise<string>>();

/**
 * Makes a file with the toolkit's FFmpeg, once in a process. A name with another recipe is another file.
 * @param recipe inputs and options, without the name of the output
 */
export function made(name: string, recipe: string): Promise<string> {
  const key = `${name} ${recipe}`;
  const known = making.get(key) ?? make(name, recipe);
  making.set(key, known);
  return known;
}

async function make(name: string, recipe: string): Promise<string> {
  const ofRecipe = createHash('sha256').update(recipe).digest('hex').slice(0, 8);
  const file = path.join(setting('folder'), 'media', String(process.pid), ofRecipe, name);
  const folder = newFolder();
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(path.join(folder, 'picture.rgb'), Buffer.alloc(1280 * 720 * 3, Buffer.from([200, 120, 40])));
  const {exitCode, stderr} = await ffmpeg(`-v error -y ${recipe} ${file}`.split(' '), folder);
  if (exitCode !== 0) throw new Error(`${name} could not be made: ${stderr}`);
  return file;
}

/** Runs the toolkit's FFmpeg, or the FFprobe beside it. */
export async function ffmpeg(args: string[], cwd?: string, bin: 'ffmpeg' | 'ffprobe' = 'ffmpeg') {
  return RenderInternals.callFf({
    bin,
    args,
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    cancelSignal: undefined,
    options: {cwd, reject: false, stdin: 'ignore'},
  });
}

/** What FFprobe says about a file, in its own terms: format and streams. */
export async function ffprobe(file: string): Promise<{format: {duration: string; tags?: Record<string, string>}; streams: Record<string, unknown>[]}> {
  const {stdout} = await ffmpeg(['-v', 'error', '-show_format', '-show_streams', '-count_frames', '-of', 'json', file], undefined, 'ffprobe');
  return JSON.parse(stdout) as Awaited<ReturnType<typeof ffprobe>>;
}
