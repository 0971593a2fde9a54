import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Recording = ({
  camera = 340,
  color = '#ff7a5c',
  captions = true,
}) => {
  const frame = useCurrentFrame();
  const share = interpolate(frame, [34, 54, 130, 149], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
  });
  const between = (a: number, b: number) => a + (b - a) * share;
  const screenHeight = 560;

  return (
    <AbsoluteFill style={{background: '#efece3', color: '#15171c'}}>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: between(-screenHeight - 40, 60),
          width: 960,
          height: screenHeight,
          borderRadius: 28,
          background: '#15171c',
        }}
      >
        <Editor />
      </div>
      <div
        style={{
          position: 'absolute',
          left: between(60, 1020 - camera),
          top: between(60, 1020 - camera),
          width: between(960, camera),
          height: between(captions ? 720 : 960, camera),
          borderRadius: 28,
          overflow: 'hidden',
          background: color,
        }}
      >
        <Speaker />
      </div>
      {captions ? (
        <Captions
          width={share < 0.5 ? 960 : 900 - camera}
          top={share < 0.5 ? 820 : 680}
          opacity={Math.abs(share * 2 - 1) * 2 - 1}
        />
      ) : null}
    </AbsoluteFill>
  );
};

/** The recorded screen: lines of code appear. */
const Editor = () => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 960 560" strokeWidth={22} strokeLinecap="round">
      {lines.map(([indent, length, stroke], line) => {
        const typed = Math.max(0, Math.min(1, (frame - 44 - line * 9) / 12));
        return typed === 0 ? null : (
          <path
            key={line}
            d={`M${80 + indent} ${84 + line * 66}h${length * typed}`}
            stroke={stroke}
          />
        );
      })}
    </svg>
  );
};

const lines: [indent: number, length: number, stroke: string][] = [
  [0, 420, '#6fb1ff'],
  [60, 560, '#e8e6e1'],
  [60, 380, '#6cc793'],
  [120, 520, '#e8e6e1'],
  [120, 300, '#4a4f5a'],
  [60, 200, '#e8e6e1'],
  [0, 120, '#6fb1ff'],
];

/** Stands for the recorded webcam. */
const Speaker = () => {
  const {durationInFrames} = useVideoConfig();
  const turn = (useCurrentFrame() / durationInFrames) * Math.PI * 2;
  const nod = Math.sin(turn * 5) * 5;
  const open = 8 + Math.abs(Math.sin(turn * 11)) * 16;

  return (
    <svg
      viewBox="0 0 400 400"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        d="M40 400C40 290 120 268 200 268S360 290 360 400Z"
        fill="#1d4f93"
      />
      <g transform={`translate(${Math.sin(turn * 2) * 6} ${nod})`}>
        <path d="M172 230H228V286Q200 306 172 286Z" fill="#e9c7a6" />
        <ellipse cx={200} cy={170} rx={72} ry={88} fill="#f6dcc0" />
        <path
          d="M122 168C112 78 160 62 206 62S294 84 278 172C270 128 250 116 222 118S150 116 122 168Z"
          fill="#15171c"
        />
        <circle cx={174} cy={172} r={8} fill="#15171c" />
        <circle cx={228} cy={172} r={8} fill="#15171c" />
        <ellipse cx={201} cy={216} rx={20} ry={open / 2} fill="#8c2f1e" />
      </g>
    </svg>
  );
};

const words = 'Press record, and the cut is made of props'.split(' ');

type CaptionsProps = {width: number; top: number; opacity: number};

const Captions = ({width, top, opacity}: CaptionsProps) => {
  const spoken = (useCurrentFrame() / 138) * words.length;

  return (
    <div
      style={{
        position: 'absolute',
        left: 60,
        top,
        width,
        opacity,
        fontSize: 66,
        fontWeight: 600,
      }}
    >
      {words.map((word, index) => (
        <span key={index} style={{opacity: index <= spoken ? 1 : 0.55}}>
          {word}{' '}
        </span>
      ))}
    </div>
  );
};
