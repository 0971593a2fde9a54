import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={2200}
    ticks={[0, 400, 900, 1400, 1800, 2100]}
    unit="milliseconds"
    tracks={[
      {
        bars: [
          {from: 0, to: 400, text: '`Pull`'},
          {from: 400, to: 900, text: '`·rope`'},
          {from: 1400, to: 1800, text: '`·slow`'},
          {from: 1800, to: 2100, text: '`ly,`', tone: 'green'},
        ],
      },
    ]}
  />
);
