import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const marks: [name: string, days: number][] = [
  ['`1-day`', 1],
  ['`3-days`', 3],
  ['`7-days`', 7],
  ['`30-days`', 30],
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={34}
    ticks={[0, 7, 14, 21, 30]}
    unit="days after the render"
    tracks={[...marks.map(([name, to]) => ({name, bars: [{from: 0, to}]})), {name: 'no mark', bars: [{from: 0, to: 34, text: 'stays', tone: 'soft'}]}]}
  />
);
