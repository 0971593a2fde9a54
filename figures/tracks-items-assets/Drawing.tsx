import {Arrow} from '../kit/Arrow';
import {Box} from '../kit/Box';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit=""
    tracks={[
      {name: 'Track 1', bars: [{from: 20, to: 70, text: 'text item', tone: 'green'}]},
      {
        name: 'Track 2',
        bars: [
          {from: 0, to: 44, text: 'video item'},
          {from: 52, to: 100, text: 'video item'},
        ],
      },
      {name: '', bars: []},
      {name: 'Assets', bars: []},
    ]}
  >
    {({toX, topOf}) => (
      <>
        <Box x={toX(50) - (isNarrow(width) ? 70 : 90)} y={topOf(3) - 6} width={isNarrow(width) ? 140 : 180} height={36} title="`interview.mp4`" />
        <Arrow
          points={[
            [toX(22), topOf(1) + 29],
            [toX(50) - 20, topOf(3) - 9],
          ]}
        />
        <Arrow
          points={[
            [toX(76), topOf(1) + 29],
            [toX(50) + 20, topOf(3) - 9],
          ]}
        />
      </>
    )}
  </Timeline>
);
