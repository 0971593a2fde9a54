import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

export const LetterByLetter = ({
  text = 'Lighthouse',
  stagger = 3,
  damping = 11,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const letters = [...segmenter.segment(text)].map((part) => part.segment);

  return (
    <AbsoluteFill
      style={{
        background: '#0f1115',
        color: '#e8e6e1',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 220,
        fontWeight: 650,
      }}
    >
      <div
        dir="auto"
        style={{overflow: 'hidden', whiteSpace: 'pre', padding: '48px 16px'}}
      >
        {letters.map((letter, index) => {
          const rise = spring({
            frame,
            fps,
            delay: 5 + index * stagger,
            config: {damping},
          });

          return (
            <span
              key={index}
              style={{
                display: 'inline-block',
                translate: `0 ${(1 - rise) * 140}%`,
                rotate: `${(1 - rise) * 20}deg`,
              }}
            >
              {letter}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
