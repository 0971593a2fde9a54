import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={120}
    ticks={[0, 40, 52, 120]}
    tracks={[
      {name: 'Scene', bars: [{from: 40, to: 120, text: '`from={40}`', tone: 'soft'}]},
      {
        name: 'Thud',
        bars: [
          {from: 40, to: 52, isDashed: true, tone: 'quiet'},
          {from: 52, to: 80, text: '`from={12}`'},
        ],
      },
    ]}
  />
);
