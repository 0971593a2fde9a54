import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={180}
    ticks={[0, 75, 90, 180]}
    tracks={[
      {
        name: 'Picture',
        bars: [
          {from: 0, to: 90, text: 'letter', tone: 'soft'},
          {from: 90, to: 180, text: 'station'},
        ],
      },
      {name: 'Sound', bars: [{from: 0, to: 90, text: 'letter', tone: 'soft'}]},
      {bars: [{from: 75, to: 180, text: 'station'}]},
    ]}
    tickText={(frame) => (width < 480 && frame === 75 ? '' : String(frame))}
  />
);
