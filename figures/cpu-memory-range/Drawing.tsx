import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const allowed: [cpus: string, from: number, to: number][] = [
  ['1 CPU', 0, 4],
  ['2 CPUs', 0, 8],
  ['4 CPUs', 2, 16],
  ['6 CPUs', 4, 24],
  ['8 CPUs', 4, 32],
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={32}
    ticks={[0, 4, 8, 16, 24, 32]}
    unit="GiB of memory"
    tracks={allowed.map(([name, from, to]) => ({name, bars: [{from, to}]}))}
  />
);
