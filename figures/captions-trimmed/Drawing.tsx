import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const START = 3;

const captions: {text: string; from: number; to: number}[] = [
  {text: 'Welcome', from: 0.4, to: 2.2},
  {text: 'to the', from: 2.4, to: 4.4},
  {text: 'orchard', from: 4.6, to: 6.2},
  {text: 'of Anna', from: 6.4, to: 8.1},
];

const trimmed = captions.filter(({to}) => to > START).map(({text, from, to}) => ({text, from: Math.max(0, from - START), to: to - START}));

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={8.4}
    ticks={[0, START, 6, 8]}
    unit="seconds"
    tracks={[
      {name: 'Recording', bars: captions.map((caption) => ({...caption, tone: 'soft' as const, isDashed: caption.to <= START}))},
      {name: 'Composition', bars: trimmed},
    ]}
  />
);
