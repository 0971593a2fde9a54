import {Label} from '../kit/Label';
import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    start={-20}
    end={60}
    ticks={[-20, 0, 20, 40, 60]}
    at={0}
    atText="the video begins"
    unit="frames of the video"
    tracks={[
      {
        bars: [
          {from: -20, to: 0, tone: 'quiet', isDashed: true, text: 'cut off'},
          {from: 0, to: 60},
        ],
      },
    ]}
  >
    {({toX, topOf}) => (
      <Label x={toX(0) + 10} y={topOf(0) + 17} size={12}>
        begins with its frame 20
      </Label>
    )}
  </Timeline>
);
