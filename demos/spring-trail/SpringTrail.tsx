import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const SpringTrail = ({
  text = 'Kingfisher',
  tension = 170,
  friction = 26,
  delay = 3,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {stiffness: tension, damping: friction, mass: 1};

  return (
    <AbsoluteFill
      style={{
        background: '#0f1115',
        color: '#e8e6e1',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 208,
        fontWeight: 650,
      }}
    >
      {Array.from(text).map((letter, index) => {
        const after = index * delay;
        const enter = spring({frame, fps, config, delay: 6 + after});
        const leave = spring({
          frame,
          fps,
          config,
          delay: durationInFrames - 56 + after,
        });

        return (
          <span
            key={index}
            style={{
              whiteSpace: 'pre',
              opacity: Math.max(0, Math.min(1, enter) - leave),
              translate: `0 ${(1 - enter) * 260 - leave * 260}px`,
              color: index % 2 ? '#6fb1ff' : '#e8e6e1',
            }}
          >
            {letter}
          </span>
        );
      })}
    </AbsoluteFill>
  );
};
