import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const parts = (count: number, from: number, to: number) =>
  Array.from({length: count}, (_, index) => ({bars: [{from, to, text: index === 0 ? 'a part' : undefined}], name: ''}));

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {name: 'Server', bars: [{from: 0, to: 96, text: 'all frames', tone: 'soft'}]},
      {
        name: 'Cloud Run',
        bars: [
          {from: 0, to: 3, tone: 'quiet'},
          {from: 3, to: 99, text: 'all frames', tone: 'soft'},
        ],
      },
      {
        name: 'Cluster',
        bars: [
          {from: 0, to: 32, text: 'a third'},
          {from: 32, to: 37, text: 'join', tone: 'green'},
        ],
      },
      ...parts(2, 0, 32).map(({bars}) => ({bars: bars.map((bar) => ({...bar, text: 'a third'}))})),
      {
        name: 'Lambda',
        bars: [
          {from: 0, to: 4, tone: 'quiet'},
          {from: 4, to: 9},
          {from: 9, to: 13, text: 'many parts, then join', tone: 'green'},
        ],
      },
    ]}
  />
);
