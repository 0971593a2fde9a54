import type {Caption} from '@remotion/captions';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const word = (text: string, startMs: number, endMs: number): Caption => {
  return {text, startMs, endMs, timestampMs: null, confidence: null};
};

const lines = [
  [word('Carry', 200, 640), word(' me', 640, 900), word(' over', 900, 1500)],
  [
    word('the', 1700, 1900),
    word(' quiet', 1900, 2400),
    word(' bay,', 2400, 3000),
  ],
  [
    word('home', 3200, 3600),
    word(' before', 3600, 4100),
    word(' the', 4100, 4260),
    word(' light', 4260, 5000),
  ],
];

export const Karaoke = ({
  color = '#ff7a5c',
  before = '#5b5f69',
  fontSize = 112,
}) => {
  const {fps} = useVideoConfig();
  const ms = (useCurrentFrame() / fps) * 1000;

  return (
    <AbsoluteFill
      style={{
        background: '#15171c',
        justifyContent: 'center',
        paddingLeft: 88,
        fontSize,
        fontWeight: 650,
        lineHeight: 1.4,
      }}
    >
      {lines.map((words, line) => (
        <div key={line} style={{whiteSpace: 'pre'}}>
          {words.map(({text, startMs, endMs}) => {
            const sung = interpolate(ms, [startMs, endMs], [0, 100], {
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            });
            return (
              <span
                key={startMs}
                style={{
                  position: 'relative',
                  display: 'inline-block',
                  color: before,
                }}
              >
                {text}
                <span
                  style={{
                    position: 'absolute',
                    inset: 0,
                    color,
                    clipPath: `inset(-20% ${100 - sung}% -20% 0)`,
                  }}
                >
                  {text}
                </span>
              </span>
            );
          })}
        </div>
      ))}
    </AbsoluteFill>
  );
};
