import {noise2D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Noise2D = ({seed = 'Lisbon', zoom = 28, amplitude = 190}) => {
  const frame = useCurrentFrame();
  // Walking a circle through the field leads back to the start.
  const angle = (frame / 90) * Math.PI * 2;
  const valueAt = (step: number) =>
    noise2D(seed, step / zoom + Math.cos(angle) * 0.7, Math.sin(angle) * 0.7);
  const points = Array.from(
    {length: 101},
    (_, step) => `${80 + step * 9},${340 - valueAt(step) * amplitude}`,
  );
  const now = valueAt(100);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path
          d={`M80 340H1200 M80 ${340 - amplitude}H1200 M80 ${340 + amplitude}H1200`}
          stroke="#e3dfd4"
          strokeWidth={3}
        />
        <polyline points={points.join(' ')} stroke="#0b62d6" strokeWidth={9} />
        <circle cx={980} cy={340 - now * amplitude} r={24} fill="#e5482d" />
        <g
          fontSize={48}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={652} fill="#4a4d55">
            seed {seed}
          </text>
          <text x={1200} y={360 - now * amplitude} textAnchor="end">
            {now.toFixed(2)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
