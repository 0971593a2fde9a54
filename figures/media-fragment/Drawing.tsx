import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={8}
    ticks={[0, 1, 2, 3, 4, 6, 8]}
    unit="seconds"
    tracks={[
      {
        name: '`match.mp4`',
        bars: [
          {from: 0, to: 2, tone: 'quiet', isDashed: true},
          {from: 2, to: 4, text: '`#t=2,4`'},
          {from: 4, to: 8, tone: 'quiet', isDashed: true},
        ],
      },
      {name: 'In the video', bars: [{from: 1, to: 3, text: 'shown'}]},
    ]}
  />
);
