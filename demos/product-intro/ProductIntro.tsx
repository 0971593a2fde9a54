import {
  AbsoluteFill,
  interpolate,
  Series,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const FRAMES_PER_LINE = 36;

export const ProductIntro = ({
  first = 'Meet the calendar',
  second = 'that says no',
  third = 'for you.',
  accent = '#6fb1ff',
}) => (
  <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
    <Series>
      {[first, second, third].map((text, index) => (
        <Series.Sequence key={index} durationInFrames={FRAMES_PER_LINE}>
          <Line text={text} number={index + 1} accent={accent} />
        </Series.Sequence>
      ))}
    </Series>
  </AbsoluteFill>
);

type LineProps = {text: string; number: number; accent: string};

const Line = ({text, number, accent}: LineProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const played = interpolate(frame, [0, FRAMES_PER_LINE - 1], [0, 100]);

  return (
    <AbsoluteFill style={{justifyContent: 'center', padding: '0 80px'}}>
      <div style={{fontSize: 116, fontWeight: 600, lineHeight: 1.1}}>
        {text.split(' ').map((word, index) => {
          const shown = spring({
            frame,
            fps,
            delay: index * 4,
            config: {damping: 16},
          });

          return (
            <span
              key={index}
              style={{
                display: 'inline-block',
                marginRight: 28,
                opacity: shown,
                translate: `0 ${(1 - shown) * 90}px`,
                color: index === 0 ? accent : undefined,
              }}
            >
              {word}
            </span>
          );
        })}
      </div>
      <div style={{position: 'absolute', left: 80, bottom: 72, fontSize: 44}}>
        line {number} of 3
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: `${played}%`,
          height: 12,
          background: accent,
        }}
      />
    </AbsoluteFill>
  );
};
