import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Emoji = ({emoji = '🍋🌊🚲', stagger = 10, damping = 9}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const characters = [...new Intl.Segmenter('en').segment(emoji)];

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 72,
        fontSize: 260,
        lineHeight: 1,
      }}
    >
      {characters.map(({segment, index}, order) => {
        const delay = 6 + order * stagger;
        const enter = spring({frame, fps, delay, config: {damping}});
        const leave = spring({
          frame,
          fps,
          delay: durationInFrames - 14,
          durationInFrames: 12,
          config: {damping: 200},
        });
        const size = Math.max(0, enter - leave);

        return (
          <div
            key={index}
            style={{scale: `${size}`, rotate: `${(1 - enter) * -40}deg`}}
          >
            {segment}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
