import {noise2D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

const WIDTH = 12.8;
const BOAT = 64;

export const Noise2D = ({seed = 'Lisbon', zoom = 28, amplitude = 190}) => {
  const frame = useCurrentFrame();
  // Walking a circle through the field leads back to the start.
  const angle = (frame / 90) * Math.PI * 2;
  const valueAt = (step: number) =>
    noise2D(seed, step / zoom + Math.cos(angle) * 0.7, Math.sin(angle) * 0.7);
  const points = Array.from(
    {length: 101},
    (_, step) => `${step * WIDTH},${340 - valueAt(step) * amplitude}`,
  );
  const now = valueAt(BOAT);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path
          d={`M0 340H1280 M0 ${340 - amplitude}H1280 M0 ${340 + amplitude}H1280`}
          stroke="#e3dfd4"
          strokeWidth={3}
        />
        <polygon points={`0,720 ${points.join(' ')} 1280,720`} fill="#c9dcf6" />
        <polyline points={points.join(' ')} stroke="#0b62d6" strokeWidth={9} />
        <g transform={`translate(${BOAT * WIDTH} ${340 - now * amplitude})`}>
          <path d="M-70 -34H70L46 14H-46Z" fill="#15171c" />
          <path d="M6 -46V-150L74 -46Z" fill="#e5482d" />
          <path d="M-6 -46V-128L-58 -46Z" fill="#15171c" />
        </g>
        <g
          fontSize={48}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={652} fill="#4a4d55">
            seed {seed}
          </text>
          <text x={1200} y={652} textAnchor="end">
            {now.toFixed(2)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
