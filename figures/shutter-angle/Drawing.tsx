import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const SAMPLES = 10;
const moments = (angle: number) =>
  [10, 11].flatMap((frame) => Array.from({length: SAMPLES}, (_, index) => frame + 1 - ((index + 1) / SAMPLES) * (angle / 360)));

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    start={10}
    end={12.05}
    ticks={[10, 10.5, 11, 11.5, 12]}
    tracks={[180, 360].map((angle) => ({name: `${angle}°`, bars: [], marks: moments(angle)}))}
  />
);
