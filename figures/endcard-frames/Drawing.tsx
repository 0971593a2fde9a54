import type {Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';

const Boxes = () => <path d="M96 12h51v28.6h-51ZM96 49.4h51v28.6h-51Z" stroke="var(--control)" strokeDasharray="3 3" />;

const Brand = ({y}: {y: number}) => (
  <g transform={`translate(44 ${y})`}>
    <circle r={10} fill="color-mix(in srgb,var(--accent) 30%,var(--raised))" stroke="var(--accent)" />
    <rect x={-18} y={15} width={36} height={9} rx={4.5} fill="var(--accent)" />
  </g>
);

const LINES = [45, 55, 65, 75];

export const Drawing = ({width}: Canvas) => (
  <Frames
    width={width}
    perRowOnPhone={1}
    frames={[
      {
        text: 'first 20 frames',
        picture: (
          <>
            <Brand y={36} />
            <Boxes />
          </>
        ),
      },
      {
        text: 'a second later',
        picture: (
          <>
            <Brand y={14} />
            <path d={LINES.map((y) => `M26 ${y + 3}h36`).join('')} stroke="var(--ink-soft)" strokeWidth={3} />
            <path d={LINES.map((y) => `M18 ${y + 3}h.1`).join('')} stroke="var(--accent)" strokeWidth={5} />
            <Boxes />
          </>
        ),
      },
    ]}
  />
);
