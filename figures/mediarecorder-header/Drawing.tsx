import {isNarrow, type Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="from the first byte to the last, not to scale"
    tracks={[
      {
        name: 'Recorded',
        bars: [
          {from: 0, to: 30, text: isNarrow(width) ? 'no duration' : 'header: no duration', tone: 'quiet', isDashed: true},
          {from: 30, to: 80, text: 'video and audio', tone: 'soft'},
        ],
      },
      {
        name: 'Written again',
        bars: [
          {from: 0, to: 30, text: isNarrow(width) ? 'duration' : 'header: duration'},
          {from: 30, to: 80, text: 'the same, copied', tone: 'soft'},
          {from: 80, to: 100, text: 'index'},
        ],
      },
    ]}
  />
);
