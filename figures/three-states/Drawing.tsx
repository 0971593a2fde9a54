import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const PATIENCE = 0.3;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={7}
    ticks={[0, 1, 2, 3, 4, 5, 6, 7]}
    unit="seconds"
    tracks={[
      {name: '`play`, `pause`', bars: [{from: 0.5, to: 5.4, text: 'playing', tone: 'soft'}]},
      {
        name: '`waiting`, `resume`',
        bars: [
          {from: 1.4, to: 1.6, tone: 'soft'},
          {from: 2.2, to: 4, text: 'no data', tone: 'soft'},
        ],
      },
      {
        name: 'State',
        bars: [
          {from: 0, to: 0.5, tone: 'quiet', isDashed: true},
          {from: 0.5, to: 2.2 + PATIENCE, text: 'playing', tone: 'soft'},
          {from: 2.2 + PATIENCE, to: 4, text: 'waiting'},
          {from: 4, to: 5.4, text: 'playing', tone: 'soft'},
          {from: 5.4, to: 7, text: 'paused', tone: 'quiet', isDashed: true},
        ],
      },
    ]}
  />
);
