import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const costs: [name: string, megabytes: number][] = [
  ['MP4, Matroska', 0.2],
  ['Transport stream', 0.9],
  ['Fragmented MP4', 1.1],
  ['Counting frames', 15.3],
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={16}
    ticks={[0, 5, 10, 15]}
    unit="MB"
    tracks={costs.map(([name, to], index) => ({name, bars: [{from: 0, to, text: `${to} MB`, tone: index === 3 ? 'soft' : 'blue'}]}))}
  />
);
