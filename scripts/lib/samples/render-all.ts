import {renderFrames, selectComposition} from '@remotion/renderer';
import sharp from 'sharp';
import {optionsFor, type Stage} from './browser';
import {playlists, type InBrowser, type Play} from './bundle';
import type {Result} from './result';

const SCALE = 0.1;

/** Renders all components in one page: what one of them prints belongs to the frame that is being rendered. */
export async function renderAll(samples: InBrowser[], stage: Stage, onResult: (sample: InBrowser, result: Result) => void): Promise<void> {
  for (const [fps, plays] of playlists(samples)) {
    const results = new Map<number, Result>();
    // What cannot be rendered at all ends the render, which goes on with the next sample.
    for (let start = 0; start < plays.length; ) start = await renderFrom(start, fps, plays, stage, results);
    for (const [number, result] of results) onResult(samples[number]!, result);
  }
}

/** @returns the frame to go on with */
async function renderFrom(start: number, fps: number, plays: Play[], stage: Stage, results: Map<number, Result>): Promise<number> {
  let current = start;
  const errors: string[] = [];
  const resultOf = ({sample}: Play) => {
    const result = results.get(sample) ?? {frames: 0, isBlank: true};
    results.set(sample, result);
    return result;
  };
  const options = optionsFor('all', stage, errors);
  const looking: Promise<void>[] = [];
  const onFrameBuffer = (buffer: Buffer, frame: number): void => {
    const play = plays[frame]!;
    const result = resultOf(play);
    result.frames++;
    if (errors.length > 0) result.problem ??= `frame ${play.frame}: ${errors.splice(0).join(' ')}`;
    looking.push(isSeen(buffer).then((seen) => void (result.isBlank &&= !seen)));
    current = frame + 1;
  };
  try {
    const composition = await selectComposition({...options, id: `all-${fps}`});
    await renderFrames({
      ...options,
      composition,
      inputProps: {},
      outputDir: null,
      imageFormat: 'png',
      scale: SCALE,
      concurrency: 1,
      frameRange: [start, plays.length - 1],
      onFrameBuffer,
      onStart: () => undefined,
      onFrameUpdate: () => undefined,
    });
    await Promise.all(looking);
    return plays.length;
  } catch (error) {
    await Promise.all(looking);
    const play = plays[current]!;
    resultOf(play).problem ??= `frame ${play.frame}: ${(error as Error).message}`;
    const next = plays.findIndex(({sample}, index) => index > current && sample !== play.sample);
    return next < 0 ? plays.length : next;
  }
}

/** Whether a picture has a pixel that is not transparent. */
export async function isSeen(picture: Buffer | null): Promise<boolean> {
  if (!picture) return false;
  const {channels} = await sharp(picture).stats();
  const alpha = channels[3];
  return !alpha || alpha.max > 0;
}
