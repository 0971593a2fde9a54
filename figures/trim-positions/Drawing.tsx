import {Arrow} from '../kit/Arrow';
import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={180}
    ticks={[0, 60, 120, 180]}
    tracks={[
      {
        name: 'In the file',
        bars: [
          {from: 0, to: 60, tone: 'quiet', isDashed: true, text: 'skipped'},
          {from: 60, to: 120, text: 'heard'},
          {from: 120, to: 180, tone: 'quiet', isDashed: true, text: 'left out'},
        ],
      },
      {name: '', bars: []},
      {name: 'In the video', bars: [{from: 0, to: 60, text: 'heard'}]},
    ]}
  >
    {({toX, topOf}) => (
      <Arrow
        tone="blue"
        points={[
          [toX(90), topOf(0) + 30],
          [toX(50), topOf(2) - 4],
        ]}
      />
    )}
  </Timeline>
);
