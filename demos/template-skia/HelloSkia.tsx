import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const HelloSkia = ({petals = 6, radius = 230, turn = 120}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 18, mass: 1.6};
  const open = spring({frame, fps, config, durationInFrames: 60});
  const close = spring({
    frame,
    fps,
    delay: durationInFrames - 36,
    config: {damping: 200},
    durationInFrames: 34,
  });
  const spread = open - close;
  const angle = (frame / durationInFrames) * turn;

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <AbsoluteFill style={{isolation: 'isolate'}}>
        {Array.from({length: petals}, (_, petal) => (
          <div
            key={petal}
            style={{
              position: 'absolute',
              left: 960 - radius,
              top: 540 - radius,
              width: radius * 2,
              height: radius * 2,
              borderRadius: '50%',
              background: colors[petal % colors.length],
              mixBlendMode: 'screen',
              rotate: `${angle + (petal / petals) * 360}deg`,
              transform: `translateY(${-spread * 240}px)`,
              scale: 0.5 + spread * 0.5,
            }}
          />
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const colors = ['#0b62d6', '#e5482d', '#1d7a46'];
