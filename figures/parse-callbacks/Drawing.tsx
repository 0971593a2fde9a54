import type {Canvas} from '../kit/canvas';
import {Timeline, type Bar} from '../kit/Timeline';

const samples: [from: number, to: number, isVideo: boolean][] = [
  [18, 36, true],
  [36, 42, false],
  [42, 50, true],
  [50, 56, false],
  [56, 64, true],
  [64, 70, false],
  [70, 88, true],
  [88, 94, false],
];
const calls = (wanted: boolean): Bar[] =>
  samples.filter(([, , isVideo]) => isVideo === wanted).map(([from, to]) => ({from, to, tone: wanted ? 'blue' : 'green'}));

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    at={18}
    atText="track callbacks"
    unit="bytes of the file"
    tracks={[
      {name: 'File', bars: [{from: 0, to: 18, text: 'header', tone: 'soft'}, ...samples.map(([from, to]): Bar => ({from, to, tone: 'soft'}))]},
      {name: 'Video function', bars: calls(true)},
      {name: 'Audio function', bars: calls(false)},
    ]}
  />
);
