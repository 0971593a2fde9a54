import type {Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

const CODE = [24, 38, 72, 86];
const VERSION = 56;
const RENDERS = Array.from({length: 27}, (_, index) => 18 + index * 3);

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="life of a project, not to scale"
    tracks={[
      {bars: []},
      {name: 'Account, keys', bars: [], marks: [4]},
      {name: 'Function, service', bars: [], marks: [9, VERSION]},
      {name: 'Site', bars: [], marks: [13, ...CODE, VERSION + 4]},
      {name: 'Renders', bars: [], marks: RENDERS},
    ]}
  >
    {({toX, topOf, bottom}) => (
      <>
        <path d={`M${toX(VERSION - 2)} ${topOf(0) + 16}V${bottom}`} stroke="var(--hairline-strong)" strokeDasharray="4 4" />
        <Label x={toX(VERSION - 2)} y={topOf(0) + 10} size={12} tone="soft" anchor="middle">
          new version of Remotion
        </Label>
      </>
    )}
  </Timeline>
);
