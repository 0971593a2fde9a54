import {parseSrt} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const srt = `1
00:00:00,300 --> 00:00:01,900
The last ferry leaves at nine.

2
00:00:02,100 --> 00:00:03,900
After that, the island
belongs to the birds.

3
00:00:04,200 --> 00:00:05,600
And to me.
`;

const {captions} = parseSrt({input: srt});

export const SrtCaptions = ({
  fontSize = 60,
  ground = '#15171c',
  bottom = 8,
}) => {
  const {fps} = useVideoConfig();
  const ms = (useCurrentFrame() / fps) * 1000;
  const caption = captions.find(
    ({startMs, endMs}) => startMs <= ms && ms < endMs,
  );

  return (
    <AbsoluteFill>
      <Bay ms={ms} />
      <div
        style={{
          position: 'absolute',
          bottom: `${bottom}%`,
          width: '100%',
          display: 'flex',
          justifyContent: 'center',
        }}
      >
        {caption ? (
          <div
            style={{
              padding: '10px 32px 14px',
              background: ground,
              color: 'white',
              fontSize,
              fontWeight: 500,
              lineHeight: 1.3,
              textAlign: 'center',
              whiteSpace: 'pre-line',
            }}
          >
            {caption.text}
          </div>
        ) : null}
      </div>
    </AbsoluteFill>
  );
};

/** Stands for your video. */
const Bay = ({ms}: {ms: number}) => (
  <svg viewBox="0 0 1280 720" style={{background: '#dfeafa'}}>
    <circle cx={960} cy={250} r={90} fill="#ff7a5c" />
    <path d="M0 380L180 290L330 350L520 220L760 380Z" fill="#9cb6d6" />
    <path d="M0 380H1280V720H0Z" fill="#2f5f9e" />
    <g transform={`translate(${700 + ms * 0.03} 372)`}>
      <path d="M0 0H240L210 48H34Z" fill="#15171c" />
      <path d="M50 0V-44H170V0M120-44V-84H148V-44" fill="#fbfaf7" />
    </g>
  </svg>
);
