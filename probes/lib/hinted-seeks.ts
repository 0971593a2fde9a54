import fs from 'node:fs';
import {hasBeenAborted, mediaParserController, parseMedia, type MediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

export type Hints = Awaited<ReturnType<MediaParserController['getSeekingHints']>>;
type Sample = {timestamp: number};

export const TONE = '-f lavfi -i sine=sample_rate=44100 -t 60';
/** 60 seconds with a keyframe every 2 seconds. */
export const FILM = `-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb ${TONE} -c:v libx264 -pix_fmt yuv420p -g 60 -c:a aac`;

/** Reads a file until its handler returns true, and returns what the call has learned. */
export async function read(src: string, options: {handler?: (sample: Sample) => boolean; second?: number; seekingHints?: Hints; fields?: object}) {
  const {handler, second, ...others} = options;
  const controller = mediaParserController();
  if (second !== undefined) controller.seek(second);
  let reads = 0;
  const reader: typeof nodeReader = {...nodeReader, read: (request) => (reads++, nodeReader.read(request))};
  const track = handler && {
    [src.endsWith('.mp3') ? 'onAudioTrack' : 'onVideoTrack']: () => (sample: Sample) => {
      if (handler(sample)) controller.abort();
    },
  };
  await parseMedia({...{src, controller, reader, acknowledgeRemotionLicense: true}, ...others, ...track}).catch((error: unknown) => {
    if (!hasBeenAborted(error)) throw error;
  });
  return {hints: await controller.getSeekingHints(), reads};
}

/** Where a seek leads, and in how many reads. */
export async function seek(src: string, second: number, seekingHints: Hints): Promise<string> {
  let first = Number.NaN;
  const handler = ({timestamp}: Sample) => {
    first = timestamp / 1_000_000;
    return true;
  };
  const {reads} = await read(src, {second, seekingHints, handler});
  return `${first.toFixed(2)} s, ${reads}`;
}

/** What a call that reads the whole file learns, and how many kilobytes that is as JSON, for how many megabytes. */
export async function scan(src: string) {
  const {hints} = await read(src, {fields: {slowKeyframes: true}});
  return {hints, json: Math.round(JSON.stringify(hints).length / 1000), size: (fs.statSync(src).size / 1_000_000).toFixed(1)};
}
