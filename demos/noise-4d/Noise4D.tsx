import {noise4D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Noise4D = ({seed = 'tide', zoom = 5, circle = 0.6}) => {
  const frame = useCurrentFrame();
  const angle = (frame / 90) * Math.PI * 2;
  const z = Math.cos(angle) * circle;
  const w = Math.sin(angle) * circle;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720">
        {CELLS.map(({x, y}) => {
          const value = noise4D(seed, x / zoom, y / zoom, z, w);
          const size = 28 + value * 26;

          return (
            <rect
              key={`${x} ${y}`}
              x={100 + x * 60 - size / 2}
              y={90 + y * 60 - size / 2}
              width={size}
              height={size}
              fill={value > 0 ? '#0b62d6' : '#c9dcf6'}
            />
          );
        })}
        <g transform="translate(1050 330)">
          <circle r={120} fill="none" stroke="#15171c" strokeWidth={4} />
          <path
            d={`M0 0L${Math.cos(angle) * 120} ${Math.sin(angle) * 120}`}
            stroke="#e5482d"
            strokeWidth={6}
          />
          <circle
            cx={Math.cos(angle) * 120}
            cy={Math.sin(angle) * 120}
            r={18}
            fill="#e5482d"
          />
          <text
            y={220}
            fontSize={44}
            fill="#15171c"
            textAnchor="middle"
            style={{fontVariantNumeric: 'tabular-nums'}}
          >
            z {z.toFixed(1)}, w {w.toFixed(1)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const CELLS = Array.from({length: 13 * 10}, (_, index) => ({
  x: index % 13,
  y: Math.floor(index / 13),
}));
