import type {Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

const RELEASE = 50;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time, not to scale"
    tracks={[
      {bars: []},
      {name: 'Old deployment', bars: [{from: 0, to: 82, text: 'exists', tone: 'soft'}]},
      {
        name: 'Its renders',
        bars: [
          {from: 6, to: 24, tone: 'soft'},
          {from: 28, to: 44, tone: 'soft'},
          {from: 47, to: 70, text: 'the last one', tone: 'soft'},
        ],
      },
      {name: 'New deployment', bars: [{from: 28, to: 100, text: 'exists'}]},
      {
        name: 'Its renders',
        bars: [
          {from: 53, to: 72},
          {from: 76, to: 96},
        ],
      },
    ]}
  >
    {({toX, topOf, bottom}) => (
      <>
        <path d={`M${toX(RELEASE)} ${topOf(0) + 16}V${bottom}`} stroke="var(--hairline-strong)" strokeDasharray="4 4" />
        <Label x={toX(RELEASE)} y={topOf(0) + 10} size={12} tone="soft" anchor="middle">
          the backend is released
        </Label>
      </>
    )}
  </Timeline>
);
