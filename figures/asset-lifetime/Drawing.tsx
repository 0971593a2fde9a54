import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    at={64}
    atText="page loaded again"
    ticks={[]}
    unit="time"
    tracks={[
      {name: 'On the timeline', bars: [{from: 0, to: 34, text: 'item'}]},
      {name: 'In the undo stack', bars: [{from: 34, to: 64, text: 'can return', tone: 'soft'}]},
      {
        name: 'File in the bucket',
        bars: [
          {from: 0, to: 64, text: 'needed', tone: 'soft'},
          {from: 64, to: 100, text: 'may go', tone: 'quiet', isDashed: true},
        ],
      },
    ]}
  />
);
