import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {
        name: 'Scenes',
        bars: [
          {from: 0, to: 26, text: 'video', tone: 'soft'},
          {from: 26, to: 40, text: 'title', tone: 'soft'},
          {from: 40, to: 60, text: 'video', tone: 'soft'},
          {from: 60, to: 82, text: 'video', tone: 'soft'},
          {from: 82, to: 100, text: 'end', tone: 'soft'},
        ],
      },
      {
        name: 'Chapters',
        bars: [
          {from: 0, to: 40, text: 'Tools'},
          {from: 40, to: 82, text: 'Queen'},
        ],
      },
    ]}
  />
);
