import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={220}
    ticks={[0, 60, 80, 160, 220]}
    tracks={[
      {name: 'Room 1', bars: [{from: 0, to: 80, text: '80 frames', tone: 'soft'}]},
      {name: 'Transition', bars: [{from: 60, to: 80, text: 'wipe, 20 frames'}]},
      {name: 'Room 2', bars: [{from: 60, to: 160, text: '100 frames', tone: 'soft'}]},
      {name: 'Exit', bars: [{from: 160, to: 220, text: '60 frames', tone: 'soft'}]},
    ]}
  />
);
