import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={10}
    ticks={[]}
    unit="time"
    at={6.4}
    atText="`continueRender(handle)`"
    tracks={[
      {name: 'Handle', bars: [{from: 0.6, to: 6.4, text: 'open since `delayRender()`'}]},
      {name: 'Data', bars: [{from: 1.2, to: 6.2, text: 'loading', tone: 'soft'}]},
      {
        name: 'Frame',
        bars: [
          {from: 0, to: 6.8, text: 'waits', tone: 'quiet', isDashed: true},
          {from: 6.8, to: 9.6, text: 'screenshot', tone: 'green'},
        ],
      },
    ]}
  />
);
