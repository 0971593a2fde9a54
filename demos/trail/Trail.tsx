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
        <Comet />
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

const Comet = () => {
  const frame = useCurrentFrame();
  const angle = (frame / 45) * Math.PI * 2;

  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 640 + Math.cos(angle) * 420 - 60,
          top: 300 + Math.sin(angle * 2) * 170 - 60,
          width: 120,
          height: 120,
          borderRadius: 60,
          background: '#6fb1ff',
        }}
      />
    </AbsoluteFill>
  );
};
