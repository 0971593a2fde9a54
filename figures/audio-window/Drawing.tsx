import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={60}
    ticks={[0, 10, 20, 30, 40, 50, 60]}
    unit="seconds of the file"
    at={34}
    atText="current frame"
    tracks={[
      {
        bars: [0, 10, 20, 30, 40, 50].map((from) => {
          const isNear = from >= 20 && from <= 40;
          return {from, to: from + 10, tone: isNear ? ('blue' as const) : ('quiet' as const), isDashed: !isNear};
        }),
      },
    ]}
  />
);
