import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {
  AbsoluteFill,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Captioned = ({
  highlight = '#ff7a5c',
  wordsTogether = 1000,
  outline = 26,
}) => {
  const {fps} = useVideoConfig();
  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: wordsTogether,
  });

  return (
    <AbsoluteFill style={{background: '#c9dcf6'}}>
      <Clip />
      {pages.map((page, index) => {
        const end = pages[index + 1]?.startMs ?? 4000;
        return (
          <Sequence
            key={page.startMs}
            from={(page.startMs / 1000) * fps}
            durationInFrames={((end - page.startMs) / 1000) * fps}
          >
            <Page page={page} color={highlight} outline={outline} />
          </Sequence>
        );
      })}
    </AbsoluteFill>
  );
};

/** What a transcription returns: words with their times in milliseconds. */
const captions = 'Wait for the part where the lake turns into a mirror'
  .split(' ')
  .map((word, index): Caption => ({
    text: ` ${word}`,
    startMs: index * 350,
    endMs: (index + 1) * 350,
    timestampMs: index * 350 + 175,
    confidence: 1,
  }));

type Page = ReturnType<typeof createTikTokStyleCaptions>['pages'][number];
type PageProps = {page: Page; color: string; outline: number};

const Page = ({page, color, outline}: PageProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = page.startMs + (frame / fps) * 1000;
  const enter = spring({
    frame,
    fps,
    config: {damping: 200},
    durationInFrames: 6,
  });

  return (
    <div
      style={{
        position: 'absolute',
        top: 1230,
        left: 70,
        right: 70,
        textAlign: 'center',
        fontSize: 168,
        fontWeight: 700,
        lineHeight: 1.04,
        scale: 0.86 + enter * 0.14,
        translate: `0 ${(1 - enter) * 40}px`,
        color: '#fbfaf7',
        WebkitTextStroke: `${outline}px #15171c`,
        paintOrder: 'stroke',
      }}
    >
      {page.tokens.map(({text, fromMs, toMs}) => (
        <span
          key={fromMs}
          style={{color: fromMs <= now && now < toMs ? color : undefined}}
        >
          {text}
        </span>
      ))}
    </div>
  );
};

/** Stands for the clip: mountains, and the lake in which they appear. */
const Clip = () => {
  const {durationInFrames} = useVideoConfig();
  const turn = (useCurrentFrame() / durationInFrames) * Math.PI * 2;
  const sway = Math.sin(turn) * 30;
  const ripple = Math.cos(turn * 3) * 6;

  return (
    <svg viewBox="0 0 1080 1920" style={{position: 'absolute'}}>
      <Mountains sway={sway} />
      <g transform={`translate(0 ${1960 + ripple}) scale(1 -1)`} opacity={0.42}>
        <Mountains sway={sway} />
      </g>
      <path d="M0 976H1080V992H0Z" fill="#fbfaf7" />
    </svg>
  );
};

const Mountains = ({sway}: {sway: number}) => (
  <>
    <circle cx={760 + sway} cy={420} r={150} fill="#fbfaf7" />
    <g transform={`translate(${sway * 1.6} 0)`}>
      <path d="M-80 980L300 420L560 800L820 520L1180 980Z" fill="#6f9fdf" />
      <path d="M300 420L372 526L300 580L236 514Z" fill="#fbfaf7" />
    </g>
    <path
      d="M-80 980L120 760L420 940L700 720L960 900L1180 780V980Z"
      fill="#1d4f93"
      transform={`translate(${sway * 2.6} 0)`}
    />
  </>
);
