import {isNarrow, type Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {
        name: 'First job',
        bars: [
          {from: 0, to: 18, text: '`npm ci`', tone: 'soft'},
          {from: 18, to: 38, text: 'browser', tone: 'soft'},
          {from: 38, to: 84, text: 'render'},
          {from: 84, to: 100, text: isNarrow(width) ? 'file' : 'upload', tone: 'green'},
        ],
      },
      {
        name: 'With a cache',
        bars: [
          {from: 0, to: 18, text: '`npm ci`', tone: 'soft'},
          {from: 18, to: 22, tone: 'soft'},
          {from: 22, to: 68, text: 'render'},
          {from: 68, to: 84, text: isNarrow(width) ? 'file' : 'upload', tone: 'green'},
        ],
      },
    ]}
  />
);
