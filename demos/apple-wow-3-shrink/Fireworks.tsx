import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

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

export const Fireworks = ({from = 35, to = 60}) => (
  <>
    <NightSky />
    <Shrinking from={from} to={to}>
      <Dot />
    </Shrinking>
  </>
);
