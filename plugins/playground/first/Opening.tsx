import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  title: z.string().max(18),
  accent: zColor(),
  bars: z.number().int().min(4).max(24),
});

export const defaultProps: z.infer<typeof schema> = {
  title: 'Frame by frame',
  accent: '#ff7a5c',
  bars: 14,
};

const WIDTH = 1120;
const HEIGHT = 320;

/** Each bar grows and takes on the color as the playhead reaches it. */
const Bars = ({accent, bars}: {accent: string; bars: number}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const start = 0.3;
  const playhead = interpolate(frame, [0, durationInFrames - 1], [start, 1]);

  return (
    <svg viewBox={`0 -24 ${WIDTH} ${HEIGHT + 24}`} width={WIDTH}>
      {Array.from({length: bars}, (_, index) => {
        const place = (index + 0.5) / bars;
        const reached = ((place - start) / (1 - start)) * durationInFrames;
        const grown = spring({
          fps,
          frame: place < start ? 60 : frame - reached,
          config: {damping: 9, stiffness: 120},
        });
        const full = HEIGHT * (0.55 + 0.4 * Math.sin(index * 1.7) ** 2);
        const height = full * interpolate(grown, [0, 1], [0.45, 1]);

        return (
          <rect
            key={index}
            x={(index * WIDTH) / bars}
            y={HEIGHT - height}
            width={WIDTH / bars - 12}
            height={height}
            fill={playhead > place ? accent : '#2b303b'}
          />
        );
      })}
      <path d={`M${playhead * WIDTH - 2} -24V${HEIGHT}`} stroke="#e8e6e1" strokeWidth={4} />
    </svg>
  );
};

/** In a sequence, frames count from its beginning. */
const Subtitle = ({text}: {text: string}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 12], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return <div style={{opacity, fontSize: 44, color: '#b4b3b0'}}>{text}</div>;
};

export const Opening = ({title, accent, bars}: z.infer<typeof schema>) => (
  <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1', padding: 80}}>
    <div style={{fontSize: 120, fontWeight: 600}}>{title}</div>
    <Sequence from={15} layout="none">
      <Subtitle text="Change a number in the code." />
    </Sequence>
    <div style={{position: 'absolute', bottom: 72}}>
      <Bars accent={accent} bars={bars} />
    </div>
  </AbsoluteFill>
);
