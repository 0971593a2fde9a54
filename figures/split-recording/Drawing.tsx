import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const CUT = 42.5;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={130}
    ticks={[0, CUT, 80]}
    unit="seconds"
    tracks={[
      {
        name: 'Before',
        bars: [
          {from: 0, to: 80, text: '…2951', tone: 'soft'},
          {from: 84, to: 130, text: '…4922', tone: 'soft'},
        ],
      },
      {
        name: 'After',
        bars: [
          {from: 0, to: CUT, text: '…2951'},
          {from: CUT, to: 80, text: '…2952'},
          {from: 84, to: 130, text: '…4922', tone: 'soft'},
        ],
      },
    ]}
  />
);
