import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Sunrise = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = frame / (durationInFrames - 1);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: `hsl(210, 60%, ${20 + progress * 50}%)`,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div
        style={{
          width: 180,
          height: 180,
          borderRadius: '50%',
          backgroundColor: '#ffd166',
          transform: `translateY(${200 - progress * 400}px)`,
        }}
      />
    </AbsoluteFill>
  );
};
