import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const updates = Array.from({length: 16}, (_, index) => 8 + index * 2.6);

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {
        name: 'User',
        bars: [
          {from: 6, to: 50, text: 'drags an item', tone: 'soft'},
          {from: 70, to: 90, text: 'deletes', tone: 'soft'},
        ],
      },
      {name: 'Updates', bars: [], marks: [...updates, 70]},
      {
        name: 'Steps',
        bars: [
          {from: 49, to: 51.5, text: 'one step', tone: 'green'},
          {from: 70, to: 72.5, text: 'one step', tone: 'green'},
        ],
      },
    ]}
  />
);
