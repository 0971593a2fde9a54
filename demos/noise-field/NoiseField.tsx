import {noise3D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const NoiseField = ({amount = 60, zoom = 5, speed = 1}) => {
  const frame = useCurrentFrame();
  const time = 1.2 * speed * Math.sin((frame / 120) * Math.PI * 2);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox="0 0 1280 720">
        {DOTS.map(({x, y}) => {
          const at = [x / zoom, y / zoom, time] as const;
          const lift = noise3D('height', ...at);

          return (
            <circle
              key={`${x} ${y}`}
              cx={80 + x * 70 + noise3D('x', ...at) * amount}
              cy={80 + y * 70 + noise3D('y', ...at) * amount}
              r={11 + lift * 8}
              fill={lift > 0.45 ? '#ff7a5c' : '#6fb1ff'}
              fillOpacity={0.65 + lift * 0.35}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};

const DOTS = Array.from({length: 17 * 9}, (_, index) => ({
  x: index % 17,
  y: Math.floor(index / 17),
}));
