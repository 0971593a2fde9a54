import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={165}
    ticks={[0, 45, 90, 165]}
    at={90}
    atText="cut"
    tracks={[
      {name: 'Harbor', bars: [{from: 0, to: 90, text: 'visible', tone: 'soft'}]},
      {
        name: 'Old town',
        bars: [
          {from: 45, to: 90, text: 'loads', isDashed: true},
          {from: 90, to: 165, text: 'visible'},
        ],
      },
    ]}
  />
);
