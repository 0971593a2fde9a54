import {serializeSrt, type Caption} from '@remotion/captions';
import {
  AbsoluteFill,
  Artifact,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const caption = (text: string, startMs: number, endMs: number): Caption => {
  return {text, startMs, endMs, timestampMs: null, confidence: null};
};

const lines = [
  [caption('The lamp', 300, 900), caption(' is lit at dusk.', 900, 1900)],
  [caption('Nobody', 2200, 2700), caption(' climbs the stairs.', 2700, 3800)],
];
const srt = serializeSrt({lines});

export const SubtitlesFile = ({burnIn = true, showFile = true}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const ms = (frame / fps) * 1000;
  const current = lines.findIndex(
    (words) =>
      (words[0]?.startMs ?? 0) <= ms && ms < (words.at(-1)?.endMs ?? 0),
  );

  return (
    <AbsoluteFill style={{background: '#33415c'}}>
      {frame === 0 ? <Artifact filename="subtitles.srt" content={srt} /> : null}
      <Lighthouse ms={ms} />
      {burnIn ? (
        <div
          style={{
            position: 'absolute',
            inset: '440px 0 auto',
            textAlign: 'center',
            fontSize: 64,
            fontWeight: 600,
            color: 'white',
          }}
        >
          {lines[current]?.map(({text}) => text).join('')}
        </div>
      ) : null}
      {showFile ? <File entry={current} /> : null}
    </AbsoluteFill>
  );
};

/** Shows what is in the file; leave it out of your video. */
const File = ({entry}: {entry: number}) => (
  <div
    style={{
      position: 'absolute',
      inset: '544px 0 0',
      display: 'flex',
      background: '#fbfaf7',
      fontSize: 40,
      lineHeight: 1.2,
      whiteSpace: 'pre',
    }}
  >
    {srt.split('\n\n').map((text, index) => (
      <div
        key={text}
        style={{
          flex: 1,
          padding: '16px 0 0 36px',
          color: index === entry ? '#0b62d6' : '#4a4d55',
        }}
      >
        {text}
      </div>
    ))}
  </div>
);

/** Stands for your video. */
const Lighthouse = ({ms}: {ms: number}) => (
  <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
    <path
      d="M640 150L2200 -20V330Z"
      fill="#ffd23f"
      fillOpacity={0.35}
      transform={`rotate(${Math.sin(ms / 600) * 14 - 2} 640 150)`}
    />
    <path d="M0 380H1280V720H0Z" fill="#232f47" />
    <path d="M470 400Q640 300 830 400Z" fill="#15171c" />
    <path d="M606 190H674L690 360H590Z" fill="#fbfaf7" />
    <path d="M602 232H678L682 280H598Z" fill="#e5482d" />
    <path d="M616 120H664V190H616Z" fill="#ffd23f" />
    <path d="M606 120L640 84 674 120Z" fill="#e5482d" />
  </svg>
);
