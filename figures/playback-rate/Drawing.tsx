import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const LENGTH = 120;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={240}
    ticks={[0, 60, 120, 180, 240]}
    unit="frames of the file"
    tracks={[0.5, 1, 2].map((rate) => ({
      name: `rate ${rate}`,
      bars: [{from: 0, to: LENGTH * rate, text: `${LENGTH * rate}`, tone: rate === 1 ? 'soft' : 'blue'}],
    }))}
  />
);
