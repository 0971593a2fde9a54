import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Intro = ({title = 'Made of frames'}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const end = durationInFrames - 1;
  const playhead = interpolate(frame, [0, end], [8, 92]);

  return (
    <AbsoluteFill style={{background: '#0f1115', justifyContent: 'center'}}>
      <h1 style={{color: '#e8e6e1', fontSize: 132, margin: '0 8%'}}>
        {[...title].map((letter, index) => {
          const rise = spring({
            frame: frame - index * 4,
            fps,
            config: {damping: 11},
          });
          return (
            <span
              key={index}
              style={{
                display: 'inline-block',
                whiteSpace: 'pre',
                opacity: rise,
                translate: `0 ${(1 - rise) * 90}px`,
              }}
            >
              {letter}
            </span>
          );
        })}
      </h1>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          left: `${playhead}%`,
          width: 5,
          background: '#ff7a5c',
        }}
      />
    </AbsoluteFill>
  );
};
