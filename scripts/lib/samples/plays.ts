import type {BrowserWay, Planned} from '../../../core/samples/way';

/** A sample that a browser carries out. */
export type InBrowser = Planned & {way: BrowserWay};

/** One frame of one sample. */
export type Play = {sample: number; frame: number};

/** What the page prints once a sample is shown at a frame. */
export const shownMark = ({sample, frame}: Play): string => `Sample ${sample} is shown at frame ${frame}.`;

/** The frames of all components, one after the other, by frame rate: each list is a composition, so that one page shows them all. */
export function playlists(samples: InBrowser[]): Map<number, Play[]> {
  const lists = new Map<number, Play[]>();
  for (const [sample, {way}] of samples.entries()) {
    if (way.how !== 'rendered') continue;
    const list = lists.get(way.size.fps) ?? [];
    lists.set(way.size.fps, [...list, ...way.frames.map((frame) => ({sample, frame}))]);
  }
  return lists;
}
