import {noise3D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Noise3D = ({seed = 'sea', zoom = 6, height = 110}) => {
  const frame = useCurrentFrame();
  const z = 0.9 * Math.sin((frame / 90) * Math.PI * 2);

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <svg viewBox="0 0 1280 720" strokeLinejoin="round">
        {ROWS.map((row) => {
          const points = COLUMNS.map((column) => {
            const value = noise3D(seed, column / zoom / 2, row / zoom, z);
            const x = column * 20 - 40;
            return `${x},${210 + row * 64 - Math.max(0, value) * height}`;
          });

          return (
            <polygon
              key={row}
              points={`-60,900 ${points.join(' ')} 1340,900`}
              fill="#15171c"
              stroke={row === 4 ? '#ff7a5c' : '#6fb1ff'}
              strokeWidth={5}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};

const ROWS = Array.from({length: 8}, (_, index) => index);
const COLUMNS = Array.from({length: 70}, (_, index) => index);
