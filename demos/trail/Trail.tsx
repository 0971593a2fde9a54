import {Trail as MotionTrail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Trail = ({layers = 24, lagInFrames = 0.5, trailOpacity = 0.6}) => {
  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <MotionTrail
        layers={layers}
        lagInFrames={lagInFrames}
        trailOpacity={trailOpacity}
      >
        <Comets />
      </MotionTrail>
      <div
        style={{
          position: 'absolute',
          left: 72,
          bottom: 56,
          fontSize: 48,
          color: '#b4b3b0',
        }}
      >
        {layers} layers
      </div>
      <div
        style={{
          position: 'absolute',
          right: 72,
          bottom: 56,
          fontSize: 48,
          color: '#ff7a5c',
        }}
      >
        {(layers * lagInFrames).toFixed(1)} frames long
      </div>
    </AbsoluteFill>
  );
};

const COLORS = ['#1d4f93', '#ff7a5c', '#6fb1ff'];

const Comets = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill>
      {COLORS.map((background, index) => {
        const angle = (frame / 45 + index / 3) * Math.PI * 2;

        return (
          <div
            key={background}
            style={{
              position: 'absolute',
              left: 640 + Math.cos(angle) * 440 - 52,
              top: 300 + Math.sin(angle * 2) * 190 - 52,
              width: 104,
              height: 104,
              borderRadius: 52,
              background,
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
