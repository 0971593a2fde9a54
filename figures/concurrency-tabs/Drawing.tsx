import type {Canvas} from '../kit/canvas';
import {Timeline, type Bar} from '../kit/Timeline';

/** How long each frame takes; the third and the seventh are slow. */
const durations = [2, 2, 5, 2, 3, 2, 4, 2, 2, 2, 3, 2];

/** Each frame goes to the tab that is free first. */
function share(tabs: number): Bar[][] {
  const tracks = Array.from({length: tabs}, (): Bar[] => []);
  durations.forEach((duration, frame) => {
    const ends = tracks.map((track) => track.at(-1)?.to ?? 0);
    const free = ends.indexOf(Math.min(...ends));
    const from = ends[free] ?? 0;
    tracks[free]?.push({from, to: from + duration, text: `${frame}`});
  });
  return tracks;
}

const shared = share(3);
const end = Math.max(...shared.flat().map(({to}) => to));

export const Drawing = ({width}: Canvas) => (
  <Timeline width={width} end={end} ticks={[]} unit="time" tracks={shared.map((bars, tab) => ({name: `Tab ${tab + 1}`, bars}))} />
);
