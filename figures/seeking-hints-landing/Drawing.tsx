import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const WANTED = 45.5;

const landings: [name: string, at: number][] = [
  ['No hints', 0.07],
  ['Read to 20 s', 18.07],
  ['Read to the end', 44.07],
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={60}
    at={WANTED}
    atText="wanted: 45.5"
    ticks={[0, 10, 20, 30, 40, 50, 60]}
    unit="seconds"
    tracks={landings.map(([name, from]) => ({name, bars: [{from, to: WANTED, text: `from ${from}`}]}))}
  />
);
