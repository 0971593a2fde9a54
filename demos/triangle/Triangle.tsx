import {Triangle as TriangleShape, type TriangleProps} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  length?: number;
  direction?: TriangleProps['direction'];
  cornerRadius?: number;
};

export const Triangle = ({
  length = 360,
  direction = 'right',
  cornerRadius = 24,
}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping: 12};
  const there = spring({frame: frame - 6, fps, config});
  const back = spring({frame: frame - 48, fps, config: {damping: 200}});
  const push = (there - back) * 90;
  const [dx, dy] = {right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1]}[
    direction
  ] as [number, number];

  return (
    <AbsoluteFill style={{background: '#dfeafa'}}>
      <AbsoluteFill style={centered}>
        <TriangleShape
          length={length}
          direction={direction}
          cornerRadius={cornerRadius}
          fill="none"
          stroke="#0b62d6"
          strokeWidth={4}
          strokeDasharray="12 12"
        />
      </AbsoluteFill>
      <AbsoluteFill
        style={{...centered, translate: `${dx * push}px ${dy * push}px`}}
      >
        <TriangleShape
          length={length}
          direction={direction}
          cornerRadius={cornerRadius}
          fill="#0b62d6"
        />
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 72,
          bottom: 60,
          fontSize: 48,
          fontWeight: 550,
        }}
      >
        {direction}
      </div>
      <div
        style={{
          position: 'absolute',
          right: 72,
          bottom: 60,
          fontSize: 48,
          color: '#4a4d55',
        }}
      >
        length {length}
      </div>
    </AbsoluteFill>
  );
};

const centered = {alignItems: 'center', justifyContent: 'center'} as const;
