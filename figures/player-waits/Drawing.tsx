import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={8}
    ticks={[0, 2, 4, 6, 8]}
    unit="seconds"
    tracks={[
      {
        name: 'Picture',
        bars: [
          {from: 0, to: 2.54, text: 'waits', tone: 'quiet', isDashed: true},
          {from: 2.54, to: 5.14, text: 'plays'},
          {from: 5.14, to: 6.46, text: 'waits', tone: 'quiet', isDashed: true},
          {from: 6.46, to: 8, text: 'plays'},
        ],
      },
      {name: '`isPlaying()`', bars: [{from: 0, to: 8, text: '`true`', tone: 'soft'}]},
    ]}
  />
);
