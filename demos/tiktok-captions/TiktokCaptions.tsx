import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {
  AbsoluteFill,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const text = 'Nobody tells you how loud a forest is at five.';
/** When each word begins, in milliseconds, and the end of the last one. */
const times = [150, 520, 780, 960, 1180, 1600, 1720, 2160, 2420, 2600, 3300];

const captions = text.split(/(?= )/).map((word, index): Caption => {
  const [startMs = 0, endMs = 0] = times.slice(index);
  return {text: word, startMs, endMs, timestampMs: null, confidence: null};
});

export const TiktokCaptions = ({
  combine = 800,
  color = '#ffd23f',
  top = 56,
}) => {
  const {fps} = useVideoConfig();
  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: combine,
  });
  const frameAt = (ms: number) => Math.round((ms / 1000) * fps);

  return (
    <AbsoluteFill>
      <Forest />
      {pages.map((page) => (
        <Sequence
          key={page.startMs}
          from={frameAt(page.startMs)}
          durationInFrames={
            frameAt(page.startMs + page.durationMs) - frameAt(page.startMs)
          }
        >
          <Page {...page} color={color} top={top} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};

type Page = ReturnType<typeof createTikTokStyleCaptions>['pages'][number];

const Page = ({
  startMs,
  tokens,
  color,
  top,
}: Page & {color: string; top: number}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const ms = startMs + (frame / fps) * 1000;
  const pop = spring({frame, fps, durationInFrames: 8, config: {damping: 14}});

  return (
    <div
      style={{
        position: 'absolute',
        top: `${top}%`,
        width: '100%',
        padding: '0 80px',
        boxSizing: 'border-box',
        textAlign: 'center',
        textWrap: 'balance',
        whiteSpace: 'pre-wrap',
        fontSize: 132,
        fontWeight: 700,
        lineHeight: 1.14,
        color: 'white',
        WebkitTextStroke: '22px #15171c',
        paintOrder: 'stroke',
        scale: String(0.8 + 0.2 * pop),
      }}
    >
      {tokens.map(({text, fromMs, toMs}) => (
        <span
          key={fromMs}
          style={{color: fromMs <= ms && ms < toMs ? color : undefined}}
        >
          {text}
        </span>
      ))}
    </div>
  );
};

/** Stands for your clip. */
const Forest = () => (
  <svg viewBox="0 0 1080 1920" style={{background: '#f2c9a0'}}>
    <circle cx={700} cy={620} r={220} fill="#fbe9d2" />
    <path
      d="M0 1920V900L140 560 270 860 400 480 560 900 690 620 820 880 950 520 1080 800V1920Z"
      fill="#8fae9c"
    />
    <path
      d="M0 1920V800L110 1040 250 720 420 1120 590 820 740 1100 900 740 1080 1060V1920Z"
      fill="#4d7a6a"
    />
    <path
      d="M0 1920V1240L180 960 340 1300 520 1060 700 1320 860 1000 1080 1280V1920Z"
      fill="#21463f"
    />
  </svg>
);
