import {Arrow} from '../kit/Arrow';
import type {Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={8}
    ticks={[0, 2, 4, 6, 8]}
    unit="seconds"
    at={5.5}
    atText="`seek(5.5)`"
    tracks={[
      {name: 'Keyframes', bars: [], marks: [0, 2, 4, 6, 8]},
      {name: 'You receive', bars: [{from: 4, to: 8}]},
    ]}
  >
    {({toX, topOf}) => (
      <>
        <Arrow
          tone="blue"
          points={[
            [toX(5.5) - 4, topOf(0) + 13],
            [toX(4) + 5, topOf(0) + 13],
          ]}
        />
        <Label x={toX(5.5) + 8} y={topOf(1) + 17} size={12}>
          from 4.0 s on
        </Label>
      </>
    )}
  </Timeline>
);
