import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  scale?: number;
  origin?: 'center' | 'top left' | 'bottom right';
};

export const TransformScale = ({scale = 1.8, origin = 'top left'}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 16}});
  const back = spring({frame: frame - 60, fps, config: {damping: 200}});
  const current = 1 + (scale - 1) * (there - back);
  const [x, y] = origins[origin];

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <svg viewBox="-440 -360 1280 720" style={{position: 'absolute'}}>
        {corners.map(([cornerX, cornerY]) => (
          <path
            key={`${cornerX} ${cornerY}`}
            d={`M${x} ${y}L${x + (cornerX - x) * 8} ${y + (cornerY - y) * 8}`}
            stroke="#4a5160"
            strokeWidth={3}
          />
        ))}
      </svg>
      <div
        style={{
          ...tile,
          background: '#6fb1ff',
          transformOrigin: origin,
          transform: `scale(${current})`,
        }}
      />
      <div style={{...tile, border: '4px dashed #e8e6e1'}} />
      <div
        style={{
          position: 'absolute',
          left: 440 + x - 16,
          top: 360 + y - 16,
          width: 32,
          height: 32,
          borderRadius: '50%',
          background: '#ff7a5c',
        }}
      />
      <div
        style={{
          position: 'absolute',
          right: 72,
          bottom: 56,
          fontSize: 120,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        × {current.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};

const origins = {
  center: [0, 0],
  'top left': [-100, -100],
  'bottom right': [100, 100],
} as const;

const corners = [
  [-100, -100],
  [100, -100],
  [100, 100],
  [-100, 100],
] as const;

const tile = {
  position: 'absolute',
  left: 340,
  top: 260,
  width: 200,
  height: 200,
} as const;
