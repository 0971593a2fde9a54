import {Label} from '../kit/Label';
import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[0, 25, 50, 75, 100]}
    at={62}
    atText="frame 62 of the video"
    unit="frames of the video"
    tracks={[
      {name: 'Date', bars: [{from: 0, to: 50, text: '0 … 49', tone: 'soft'}]},
      {name: 'Place', bars: [{from: 50, to: 100}]},
    ]}
  >
    {({toX, topOf}) => (
      <Label x={toX(62) + 8} y={topOf(1) + 17} size={12} tone="red">
        its frame 12
      </Label>
    )}
  </Timeline>
);
