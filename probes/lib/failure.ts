import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {ffmpeg} from './media';
import {newFolder} from './run-folder';

/** How reading a file ended: the message, which is empty without an error, and how many samples had arrived by then. */
export type Reading = {message: string; samples: number};

/**
 * Reads a file to its end, or with other options than handlers for all samples.
 * @param file its path or its content
 */
export async function reading(file: Uint8Array | string, options: object = {}): Promise<Reading> {
  const src = new File([new Uint8Array(typeof file === 'string' ? fs.readFileSync(file) : file)], 'file');
  let samples = 0;
  const count = () => () => void samples++;
  const handlers = 'fields' in options ? {} : {onVideoTrack: count, onAudioTrack: count};
  try {
    await parseMedia({src, acknowledgeRemotionLicense: true, logLevel: 'error', ...handlers, ...options});
    return {message: '', samples};
  } catch (error) {
    return {message: (error as Error).message, samples};
  }
}

/** The message alone. */
export const failure = async (file: Uint8Array | string, options?: object): Promise<string> => (await reading(file, options)).message;

/**
 * The content of a file with other bytes at one place.
 * @param at texts to look for, each after the one before
 * @param distance from the beginning of the last of them
 */
export function patched(file: Uint8Array | string, at: string[], bytes: string | number[], distance = 0): Buffer {
  const content = Buffer.from(typeof file === 'string' ? fs.readFileSync(file) : file);
  let place = 0;
  for (const text of at) {
    place = content.indexOf(text, place, 'latin1');
    if (place < 0) throw new Error(`There is no ${text}.`);
  }
  (typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes)).copy(content, place + distance);
  return content;
}

/**
 * What the toolkit's FFmpeg makes of a file, and what it says.
 * @param options between the input and the output
 * @param from extension of the input
 */
export async function rewritten(file: Uint8Array, options: string, from: string, to = from): Promise<{content: Buffer; stderr: string}> {
  const folder = newFolder();
  fs.writeFileSync(path.join(folder, `in.${from}`), file);
  const {stderr} = await ffmpeg(['-v', 'error', '-y', '-i', `in.${from}`, ...options.split(' '), `out.${to}`], folder);
  const out = path.join(folder, `out.${to}`);
  return {content: fs.existsSync(out) ? fs.readFileSync(out) : Buffer.alloc(0), stderr};
}
