import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const CaptionsPages = ({combineTokensWithinMilliseconds = 900}) => {
  const {fps} = useVideoConfig();
  const ms = (useCurrentFrame() / fps) * 1000;
  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds,
  });
  const page = pages.findLast(({startMs}) => startMs <= ms);

  return (
    <AbsoluteFill style={{background: '#dfeafa', color: '#15171c'}}>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 64,
          width: 1120,
          fontSize: (page?.text.length ?? 0) > 24 ? 92 : 152,
          fontWeight: 650,
          whiteSpace: 'pre-wrap',
        }}
      >
        {page?.tokens.map(({text, fromMs}) => (
          <span
            key={fromMs}
            style={{color: ms < fromMs ? '#9cb6d6' : '#15171c'}}
          >
            {text}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 1280 720" fill="none">
        {pages.map(({startMs, tokens}) => (
          <rect
            key={startMs}
            x={x(startMs)}
            y={560}
            width={x(tokens.at(-1)?.toMs ?? startMs) - x(startMs) - 4}
            height={96}
            rx={12}
            fill={page?.startMs === startMs ? '#0b62d6' : '#fbfaf7'}
          />
        ))}
        {captions.map(({startMs, endMs}) => (
          <rect
            key={startMs}
            x={x(startMs) + 10}
            y={588}
            width={x(endMs) - x(startMs) - 24}
            height={40}
            rx={6}
            fill="#9cc4f5"
          />
        ))}
        <path d={`M${x(ms)} 540V676`} stroke="#e5482d" strokeWidth={6} />
      </svg>
    </AbsoluteFill>
  );
};

const x = (ms: number) => 80 + (ms / 4000) * 1120;

const words: [text: string, startMs: number, endMs: number][] = [
  ['The', 0, 200],
  [' keeper', 200, 560],
  [' climbs', 560, 940],
  [' two', 940, 1180],
  [' hundred', 1180, 1540],
  [' steps', 1540, 1900],
  [' every', 1960, 2260],
  [' evening', 2260, 2680],
  [' to', 2680, 2840],
  [' light', 2840, 3160],
  [' the', 3160, 3320],
  [' lamp.', 3320, 3900],
];

const captions = words.map(([text, startMs, endMs]): Caption => {
  return {text, startMs, endMs, timestampMs: null, confidence: null};
});
