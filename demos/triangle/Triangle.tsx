import {Triangle as TriangleShape, type TriangleProps} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  length?: number;
  direction?: TriangleProps['direction'];
  cornerRadius?: number;
};

export const Triangle = ({
  length = 300,
  direction = 'right',
  cornerRadius = 24,
}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const pushOf = (index: number) => {
    const start = 20 - index * 7;
    const there = spring({frame: frame - start, fps, config: {damping: 12}});
    const back = spring({frame: frame - 58, fps, config: {damping: 200}});
    return (there - back) * (index - 1) * length * 0.56;
  };
  const [dx, dy] = {right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1]}[
    direction
  ] as [number, number];

  return (
    <AbsoluteFill style={{background: '#dfeafa'}}>
      {COLORS.map((fill, index) => (
        <AbsoluteFill
          key={fill}
          style={{
            alignItems: 'center',
            justifyContent: 'center',
            translate: `${dx * pushOf(index)}px ${dy * pushOf(index)}px`,
          }}
        >
          <TriangleShape
            length={length}
            direction={direction}
            cornerRadius={cornerRadius}
            fill={fill}
          />
        </AbsoluteFill>
      ))}
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

const COLORS = ['#6fb1ff', '#0b62d6', '#e5482d'];
