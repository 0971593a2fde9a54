import {AbsoluteFill} from 'remotion';

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

export const Fireworks = ({size = 22}) => (
  <>
    <NightSky />
    <Dot size={size} />
  </>
);
