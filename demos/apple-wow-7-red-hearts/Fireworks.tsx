import {Heart} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {
  AbsoluteFill,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const NightSky = ({glow = '#2b6a94', edge = '#060d1c'}) => (
  <AbsoluteFill style={{background: `radial-gradient(${glow}, ${edge} 72%)`}} />
);

const Dot = ({size = 22}) => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
    <div
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: 'white',
        boxShadow: `0 0 ${size}px rgba(190, 225, 255, 0.9)`,
      }}
    />
  </AbsoluteFill>
);

type ShrinkingProps = {children: ReactNode; from?: number; to?: number};

const Shrinking = ({children, from = 35, to = 60}: ShrinkingProps) => {
  const size = interpolate(useCurrentFrame(), [from, to], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{transform: `scale(${size})`}}>
      {children}
    </AbsoluteFill>
  );
};

type MoveProps = {
  children: ReactNode;
  delay?: number;
  distance?: number;
  damping?: number;
};

const Move = ({
  children,
  delay = 0,
  distance = 360,
  damping = 200,
}: MoveProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const traveled = spring({
    frame,
    fps,
    delay,
    to: distance,
    durationInFrames: 50,
    config: {damping},
  });
  const grown = Math.min(1, traveled / 120);

  return (
    <AbsoluteFill
      style={{transform: `translateY(${-traveled}px) scale(${grown})`}}
    >
      {children}
    </AbsoluteFill>
  );
};

type TrailProps = {
  children: ReactNode;
  amount: number;
  stagger?: number;
  extraOffset?: number;
};

const Trail = ({
  children,
  amount,
  stagger = 3,
  extraOffset = 0,
}: TrailProps) => (
  <AbsoluteFill style={{transform: `translateY(${-extraOffset}px)`}}>
    {Array.from({length: amount}, (_, index) => (
      <Sequence
        key={index}
        from={index * stagger}
        style={{transform: `scale(${1 - index / amount})`}}
      >
        {children}
      </Sequence>
    ))}
  </AbsoluteFill>
);

type ExplosionProps = {children: ReactNode; arms?: number; tilt?: number};

const Explosion = ({children, arms = 12, tilt = 0}: ExplosionProps) => (
  <AbsoluteFill>
    {Array.from({length: arms}, (_, arm) => {
      const angle = tilt + (arm / arms) * 2 * Math.PI;

      return (
        <AbsoluteFill key={arm} style={{transform: `rotate(${angle}rad)`}}>
          {children}
        </AbsoluteFill>
      );
    })}
  </AbsoluteFill>
);

const Dots = () => (
  <Explosion>
    <Trail amount={5}>
      <Move>
        <Shrinking>
          <Dot />
        </Shrinking>
      </Move>
    </Trail>
  </Explosion>
);

type HeartsProps = {
  color: string;
  delay: number;
  offset: number;
  tilt?: number;
};

const Hearts = ({color, delay, offset, tilt}: HeartsProps) => (
  <Explosion tilt={tilt}>
    <AbsoluteFill style={{transform: `translateY(${-offset}px)`}}>
      <Move delay={delay}>
        <Shrinking>
          <AbsoluteFill
            style={{justifyContent: 'center', alignItems: 'center'}}
          >
            <Heart height={46} fill={color} />
          </AbsoluteFill>
        </Shrinking>
      </Move>
    </AbsoluteFill>
  </Explosion>
);

export const Fireworks = ({color = '#ff4d5e', delay = 5, offset = 100}) => (
  <>
    <NightSky />
    <Dots />
    <Hearts color={color} delay={delay} offset={offset} />
  </>
);
