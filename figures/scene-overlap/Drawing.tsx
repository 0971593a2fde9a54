import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const SCENE = 90;
const TRANSITION = 15;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={180}
    ticks={[0, SCENE - TRANSITION, SCENE, 2 * SCENE - TRANSITION]}
    tracks={[
      {name: 'First scene', bars: [{from: 0, to: SCENE, text: '90 frames', tone: 'soft'}]},
      {name: 'Second scene', bars: [{from: SCENE - TRANSITION, to: 2 * SCENE - TRANSITION, text: '90 frames', tone: 'soft'}]},
      {name: 'Transition', bars: [{from: SCENE - TRANSITION, to: SCENE, text: 'both play'}]},
    ]}
  />
);
