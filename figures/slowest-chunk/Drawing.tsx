import type {Canvas} from '../kit/canvas';
import {Timeline, type Track} from '../kit/Timeline';

const START = 8;

const render = (lengths: number[]): Track[] => {
  const end = START + Math.max(...lengths);
  return lengths.map((length, index) => ({
    bars: [
      {from: 0, to: START, tone: 'quiet' as const},
      {from: START, to: START + length, text: index === 0 ? 'frames' : undefined, tone: length > 35 ? ('blue' as const) : ('soft' as const)},
      ...(index === lengths.length - 1 ? [{from: end, to: end + 12, text: 'join', tone: 'green' as const}] : []),
    ],
  }));
};

const few = render([30, 76, 32]);
const many = render([15, 15, 39, 37, 16, 16]);

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      ...few.map((track, index) => ({...track, name: index === 0 ? '3 chunks' : ''})),
      ...many.map((track, index) => ({...track, name: index === 0 ? '6 chunks' : ''})),
    ]}
  />
);
