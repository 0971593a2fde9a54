import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={160}
    ticks={[0, 60, 80, 160]}
    tracks={[
      {name: 'Scene 1', bars: [{from: 0, to: 80, text: 'sound', tone: 'soft'}]},
      {name: 'Scene 2', bars: [{from: 60, to: 160, text: 'sound', tone: 'soft'}]},
      {
        name: 'Heard',
        bars: [
          {from: 0, to: 60, text: 'one'},
          {from: 60, to: 80},
          {from: 80, to: 160, text: 'one'},
        ],
      },
    ]}
  />
);
