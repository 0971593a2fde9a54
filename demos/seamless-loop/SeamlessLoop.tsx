import {noise4D} from '@remotion/noise';
import {
  AbsoluteFill,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const STEP = 80;

export const SeamlessLoop = ({
  speed = 0.6,
  scale = 0.26,
  color = '#6fb1ff',
}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  // Once around a circle: the frame after the last one is the first one.
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const x = Math.cos(angle) * speed;
  const y = Math.sin(angle) * speed;

  const dots = [];
  for (let row = 0; row < height / STEP; row++) {
    for (let column = 0; column < width / STEP; column++) {
      const noise = noise4D('sea', column * scale, row * scale, x, y);
      const size = Math.min(1, Math.max(0, 0.5 + noise * 0.7));
      dots.push(
        <circle
          key={`${column} ${row}`}
          cx={(column + 0.5) * STEP}
          cy={(row + 0.5) * STEP}
          r={4 + size ** 2 * 34}
          fill={interpolateColors(size, [0.62, 0.95], [color, '#ff7a5c'])}
        />,
      );
    }
  }

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox={`0 0 ${width} ${height}`}>{dots}</svg>
    </AbsoluteFill>
  );
};
