import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={90}
    ticks={[0, 30, 45, 90]}
    unit="frames of the video"
    tracks={[
      {name: 'outer', bars: [{from: 30, to: 90, text: '`from={30}`'}]},
      {
        name: 'inner',
        bars: [
          {from: 30, to: 45, tone: 'quiet', isDashed: true},
          {from: 45, to: 90, text: '`from={15}`'},
        ],
      },
    ]}
  />
);
