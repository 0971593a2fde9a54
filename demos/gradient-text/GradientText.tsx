import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const GradientText = ({
  text = 'First light',
  from = '#6fb1ff',
  to = '#ff7a5c',
  angle = 100,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const position = (frame / durationInFrames) * 200;

  return (
    <AbsoluteFill
      style={{
        background: '#0f1115',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 236,
        fontWeight: 700,
      }}
    >
      <div
        style={{
          padding: '0.1em',
          whiteSpace: 'pre',
          color: 'transparent',
          backgroundImage: `linear-gradient(${angle}deg, ${from}, #ffd9a0, ${to}, ${from})`,
          backgroundSize: '200% 100%',
          backgroundPosition: `${position}% 0`,
          backgroundClip: 'text',
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};
