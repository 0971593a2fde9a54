import type {Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

const TARGET = -16;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    start={-40}
    end={-8}
    ticks={[-40, -30, -20, -10]}
    tickText={(lufs) => `−${-lufs}`}
    unit="LUFS"
    tracks={[
      {bars: []},
      {name: 'Loud clip', bars: [{from: TARGET, to: -13.82}]},
      {name: 'Quiet clip', bars: [{from: -33.91, to: TARGET, text: 'raised by 17.9 dB'}]},
    ]}
  >
    {({toX, topOf, bottom}) => (
      <>
        <path d={`M${toX(TARGET)} ${topOf(0) + 14}V${bottom + 4}`} stroke="var(--proven)" strokeWidth={2} />
        <Label x={toX(TARGET)} y={topOf(0) + 8} size={12} tone="green" anchor="middle">
          target: −16
        </Label>
      </>
    )}
  </Timeline>
);
