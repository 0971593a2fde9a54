import {renderFrames, selectComposition} from '@remotion/renderer';
import {optionsFor, type Stage} from './browsers';
import {playlists, shownMark, type InBrowser, type Play} from './plays';
import type {OnResult, Result} from './result';

/** Renders all components in one page: what one of them prints belongs to the frame that is being rendered. */
export async function renderAll(samples: InBrowser[], stage: Stage, onResult: OnResult<InBrowser>): Promise<void> {
  for (const [fps, plays] of playlists(samples)) {
    const results = new Map<number, Result>();
    // What cannot be rendered at all ends the render, which goes on with the next sample.
    for (let start = 0; start < plays.length;) start = await renderFrom(start, fps, plays, stage, results);
    for (const [number, result] of results) onResult(samples[number]!, result);
  }
}

/** @returns the frame to go on with */
async function renderFrom(start: number, fps: number, plays: Play[], stage: Stage, results: Map<number, Result>): Promise<number> {
  let current = start;
  const errors: string[] = [];
  const resultOf = ({sample}: Play) => {
    const result = results.get(sample) ?? {frames: 0};
    results.set(sample, result);
    return result;
  };
  const shown = new Set<string>();
  const options = optionsFor('all', stage, errors, (text) => shown.add(text));
  try {
    const composition = await selectComposition({...options, id: `all-${fps}`});
    await renderFrames({
      ...options,
      composition,
      inputProps: {},
      outputDir: null,
      // Everything but the screenshot: the frame is set, and whatever delays it is waited for.
      imageFormat: 'none',
      concurrency: 1,
      frameRange: [start, plays.length - 1],
      onStart: () => undefined,
      onFrameUpdate: (_, frame) => {
        const play = plays[frame]!;
        const result = resultOf(play);
        result.frames++;
        if (errors.length > 0) result.problem ??= `frame ${play.frame}: ${errors.splice(0).join(' ')}`;
        if (!shown.has(shownMark(play))) result.problem ??= `frame ${play.frame}: It was not shown.`;
        current = frame + 1;
      },
    });
    return plays.length;
  } catch (error) {
    const play = plays[current]!;
    resultOf(play).problem ??= `frame ${play.frame}: ${(error as Error).message}`;
    const next = plays.findIndex(({sample}, index) => index > current && sample !== play.sample);
    return next < 0 ? plays.length : next;
  }
}
