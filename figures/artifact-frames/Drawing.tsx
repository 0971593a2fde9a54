import type {Canvas} from '../kit/canvas';
import {isNarrow} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

const FRAMES = 150;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={FRAMES}
    ticks={[0, 30, 60, 90, 120, 150]}
    tracks={[
      {
        bars: [
          {from: 0, to: 60, text: 'sentence 1', tone: 'soft'},
          {from: 60, to: FRAMES, text: 'sentence 2', tone: 'soft'},
        ],
      },
      {bars: []},
    ]}
  >
    {({toX, topOf}) =>
      [
        {frame: 0, file: '`narration.srt`'},
        {frame: 90, file: isNarrow(width) ? '`thumb….jpg`' : '`thumbnail.jpg`'},
      ].map(({frame, file}) => (
        <g key={frame}>
          <path d={`M${toX(frame)} ${topOf(0)}V${topOf(1) + 16}h10`} stroke="var(--accent)" strokeWidth={2} />
          <Label x={toX(frame) + 15} y={topOf(1) + 20} size={12} tone="blue">
            {file}
          </Label>
        </g>
      ))
    }
  </Timeline>
);
