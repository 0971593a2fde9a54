import {Label} from '../kit/Label';
import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const calls: [at: number, name: string][] = [
  [30, '`pause()`'],
  [52, '`resume()`'],
  [80, '`abort()`'],
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {bars: []},
      {
        bars: [
          {from: 0, to: 30, text: 'reads'},
          {from: 30, to: 52, text: 'waits', tone: 'quiet', isDashed: true},
          {from: 52, to: 80, text: 'reads'},
          {from: 80, to: 100, text: 'ended', tone: 'quiet', isDashed: true},
        ],
      },
    ]}
  >
    {({toX, topOf}) =>
      calls.map(([at, name]) => (
        <g key={name}>
          <path d={`M${toX(at)} ${topOf(0) + 18}V${topOf(1) + 26}`} stroke="var(--playhead)" />
          <Label x={toX(at)} y={topOf(0) + 12} size={12} tone="red" anchor="middle">
            {name}
          </Label>
        </g>
      ))
    }
  </Timeline>
);
