import {interpolate} from 'remotion';
import type {Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';

const LAST = 149;

const stills = [
  {frame: 0, text: 'frame 0'},
  {frame: 75, text: 'frame 75'},
  {frame: LAST, text: 'frame −1, or 149'},
];

const height = (frame: number) => interpolate(frame, [0, LAST], [72, 26]);

export const Drawing = ({width}: Canvas) => (
  <Frames
    width={width}
    frames={stills.map(({frame, text}) => ({
      text,
      picture: (
        <>
          <circle cx={80} cy={Math.round(height(frame))} r={16} fill="var(--accent)" />
          <rect y={72} width={160} height={18} fill="var(--sunken)" />
          <path d="M0 72H160" stroke="var(--control)" />
        </>
      ),
    }))}
  />
);
