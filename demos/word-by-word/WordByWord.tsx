import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const WordByWord = ({
  text = 'Slow rivers carry the heaviest stones.',
  framesPerWord = 7,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const opacity = interpolate(
    frame,
    [durationInFrames - 15, durationInFrames - 1],
    [1, 0],
    {extrapolateLeft: 'clamp'},
  );

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        justifyContent: 'center',
        padding: 96,
        fontSize: 132,
        fontWeight: 650,
        lineHeight: 1.1,
      }}
    >
      <div dir="auto" style={{opacity, textAlign: 'start'}}>
        {text.split(' ').map((word, index) => {
          const entrance = spring({
            frame,
            fps,
            delay: 5 + index * framesPerWord,
            config: {damping: 200},
          });

          return (
            <span key={index}>
              <span
                style={{
                  display: 'inline-block',
                  opacity: entrance,
                  translate: `0 ${(1 - entrance) * 40}px`,
                }}
              >
                {word}
              </span>{' '}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
