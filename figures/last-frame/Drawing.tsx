import {interpolate} from 'remotion';
import type {Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';

export const Drawing = ({width}: Canvas) => (
  <Frames
    width={width}
    frames={[0, 1, 2, 3, 4, 5].map((frame) => ({
      text: `${frame}`,
      isCurrent: frame === 5,
      picture: (
        <>
          <rect x={24} y={36} width={112} height={18} rx={4} stroke="var(--control)" />
          <rect x={24} y={36} width={interpolate(frame, [0, 5], [0, 112])} height={18} rx={4} fill="var(--accent)" />
        </>
      ),
    }))}
  />
);
