import type {Caption} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  mark?: 'box' | 'color' | 'underline';
  color?: string;
  scale?: number;
};

export const CaptionsWords = ({
  mark = 'box',
  color = '#e5482d',
  scale = 1.06,
}: Props) => {
  const {fps} = useVideoConfig();
  const ms = (useCurrentFrame() / fps) * 1000;
  const marked = {
    box: {background: color},
    color: {color},
    underline: {boxShadow: `0 12px ${color}`},
  }[mark];

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#fbfaf7'}}>
      <div
        style={{
          margin: '104px 48px',
          fontSize: 132,
          lineHeight: 1.36,
          fontWeight: 650,
        }}
      >
        {captions.map(({text, startMs, endMs}) => (
          <span
            key={startMs}
            style={{
              display: 'inline-block',
              padding: '0 24px',
              borderRadius: 20,
              opacity: ms < startMs ? 0.3 : 1,
              ...(ms >= startMs && ms < endMs
                ? {...marked, scale: String(scale)}
                : undefined),
            }}
          >
            {text.trim()}
          </span>
        ))}
      </div>
      <svg
        viewBox="0 0 1080 120"
        style={{position: 'absolute', bottom: 64, width: '100%'}}
      >
        {captions.map(({startMs, endMs}) => (
          <path
            key={startMs}
            d={`M${x(startMs)} 60H${x(endMs) - 8}`}
            stroke={ms < startMs ? '#4a4d55' : '#b4b3b0'}
            strokeWidth={24}
          />
        ))}
        <path d={`M${x(ms)} 24V96`} stroke="#ff7a5c" strokeWidth={6} />
      </svg>
    </AbsoluteFill>
  );
};

const x = (ms: number) => 72 + (ms / 3333) * 936;

const word = (text: string, startMs: number, endMs: number): Caption => ({
  text,
  startMs,
  endMs,
  timestampMs: (startMs + endMs) / 2,
  confidence: null,
});

const captions = [
  word('Tea', 200, 560),
  word(' grows', 560, 960),
  word(' best', 960, 1420),
  word(' where', 1540, 1800),
  word(' the', 1800, 1960),
  word(' mornings', 1960, 2440),
  word(' stay', 2440, 2720),
  word(' cool.', 2720, 3160),
];
