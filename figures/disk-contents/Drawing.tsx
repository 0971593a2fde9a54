import {isNarrow, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Timeline} from '../kit/Timeline';

const DISK = 2048;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={2300}
    ticks={[0, 500, 1000, 1500, DISK]}
    tickText={(megabytes) => megabytes.toLocaleString('en-US')}
    unit="megabytes"
    tracks={[
      {bars: []},
      {
        name: 'Main function',
        bars: [
          {from: 0, to: 700, text: isNarrow(width) ? 'chunks' : 'all chunks'},
          {from: 700, to: 1400, text: isNarrow(width) ? 'the file' : 'the finished file'},
        ],
      },
      {
        name: 'Other functions',
        bars: [
          {from: 0, to: 1500, text: 'a source, in full', tone: 'soft'},
          {from: 1500, to: 1520, tone: 'blue'},
        ],
      },
    ]}
  >
    {({toX, topOf, bottom}) => (
      <>
        <path d={`M${toX(DISK)} ${topOf(0) + 14}V${bottom + 4}`} stroke="var(--ink)" />
        <Label x={toX(DISK)} y={topOf(0) + 8} size={12} anchor="middle">
          full
        </Label>
      </>
    )}
  </Timeline>
);
