import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const INTRO = 50;
const OUTRO = 50;
/** Frames in which the curtain moves, over the content. */
const OVERLAP = 14;

export const IntroAndOutro = ({
  show = 'Harbor Notes',
  episode = 'Part 4: The ferry',
  color = '#e5482d',
}) => {
  const {durationInFrames} = useVideoConfig();
  const outroAt = durationInFrames - OUTRO;

  return (
    <AbsoluteFill>
      <Sequence
        from={INTRO - OVERLAP}
        durationInFrames={durationInFrames - INTRO - OUTRO + 2 * OVERLAP}
      >
        <Ferry />
      </Sequence>
      <Sequence durationInFrames={INTRO}>
        <Curtain opensAt={INTRO - OVERLAP} color={color}>
          <div style={{fontSize: 148, fontWeight: 650}}>{show}</div>
          <div style={{fontSize: 60}}>{episode}</div>
        </Curtain>
      </Sequence>
      <Sequence from={outroAt}>
        <Curtain closes color={color}>
          <div style={{fontSize: 104, fontWeight: 650}}>Until next week</div>
          <div style={{fontSize: 60}}>{show}</div>
        </Curtain>
      </Sequence>
    </AbsoluteFill>
  );
};

type CurtainProps = {
  color: string;
  opensAt?: number;
  closes?: boolean;
  children: React.ReactNode;
};

const Curtain = ({color, opensAt, closes, children}: CurtainProps) => {
  const frame = useCurrentFrame();
  const ease = {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  } as const;
  const up = (at: number) =>
    interpolate(frame, [at, at + OVERLAP], [0, 1], ease);
  const closed = closes ? up(0) : 1;
  const opened = opensAt === undefined ? 0 : up(opensAt);
  const text = interpolate(
    frame,
    [closes ? 14 : 2, closes ? 28 : 16],
    [0, 1],
    ease,
  );

  return (
    <AbsoluteFill
      style={{
        background: color,
        color: '#fbfaf7',
        justifyContent: 'center',
        padding: '0 96px',
        translate: `0 ${(1 - closed - opened) * 100}%`,
      }}
    >
      <div style={{opacity: text, translate: `0 ${(1 - text) * 48}px`}}>
        {children}
      </div>
    </AbsoluteFill>
  );
};

/** Stands in for the content. */
const Ferry = () => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 110], [-260, 900]);

  return (
    <svg viewBox="0 0 1280 720" style={{background: '#c9dcf6'}}>
      <circle cx={270} cy={180} r={90} fill="#fbfaf7" />
      <g transform={`translate(${x} ${Math.sin(frame / 9) * 7})`}>
        <path d="M0 400H470L410 500H60Z" fill="#15171c" />
        <path d="M80 310H360V400H80ZM140 230H300V310H140Z" fill="#fbfaf7" />
        <path d="M240 140H290V230H240Z" fill="#e5482d" />
        <path
          d="M110 340H330"
          stroke="#6fb1ff"
          strokeWidth={26}
          strokeDasharray="40 20"
        />
      </g>
      <path d="M0 476H1280V720H0Z" fill="#0b62d6" />
    </svg>
  );
};
