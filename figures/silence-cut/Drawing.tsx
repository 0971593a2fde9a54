import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={300}
    ticks={[0, 52, 255, 300]}
    tracks={[
      {name: 'Recording', bars: [{from: 0, to: 300, tone: 'soft'}]},
      {
        name: 'Words',
        bars: [
          {from: 60, to: 140, text: 'words', tone: 'soft'},
          {from: 175, to: 240, text: 'words', tone: 'soft'},
        ],
      },
      {name: 'Scene', bars: [{from: 52, to: 255, text: 'what is shown'}]},
    ]}
  />
);
