import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const END = 300;
const TRANSITION = 15;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={330}
    ticks={[0, 100, 200, 300]}
    unit="frames of the scene"
    tracks={[
      {name: 'In the props', bars: [{from: 40, to: 150, text: 'A', tone: 'soft'}]},
      {
        bars: [
          {from: 110, to: 210, text: 'B', tone: 'soft'},
          {from: 250, to: 330, text: 'C', tone: 'soft'},
        ],
      },
      {name: 'In the video', bars: [{from: 40, to: 210, text: 'A, then behind B'}]},
      {
        bars: [
          {from: 110, to: 210, text: 'B'},
          {from: 250, to: END - TRANSITION, text: 'C'},
        ],
      },
    ]}
  />
);
