import {AbsoluteFill} from 'remotion';

const NightSky = ({glow = '#2b6a94', edge = '#060d1c'}) => (
  <AbsoluteFill style={{background: `radial-gradient(${glow}, ${edge} 72%)`}} />
);

export const Fireworks = ({glow = '#2b6a94', edge = '#060d1c'}) => (
  <NightSky glow={glow} edge={edge} />
);
