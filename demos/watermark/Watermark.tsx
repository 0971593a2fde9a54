import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {
  corner?: 'top left' | 'top right' | 'bottom left' | 'bottom right';
  opacity?: number;
  adapt?: boolean;
};

export const Watermark = ({
  corner = 'bottom right',
  opacity = 0.9,
  adapt = true,
}: Props) => {
  const frame = useCurrentFrame();
  const shown = interpolate(frame, [10, 25], [0, opacity], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const [vertical, horizontal] = corner.split(' ');

  return (
    <AbsoluteFill>
      <Bay />
      <AbsoluteFill
        style={{
          padding: 48,
          opacity: shown,
          mixBlendMode: adapt ? 'difference' : 'normal',
          alignItems: horizontal === 'left' ? 'flex-start' : 'flex-end',
          justifyContent: vertical === 'top' ? 'flex-start' : 'flex-end',
        }}
      >
        <Logo />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

/** Replace it with your own: <Img src={staticFile('logo.svg')} width={260} /> */
const Logo = () => (
  <svg viewBox="0 0 260 92" width={260} height={92} fill="#fbfaf7">
    <path d="M46 4V88A42 42 0 0 1 46 4ZM54 4A42 42 0 0 1 54 88Z" />
    <text x={112} y={64} fontSize={54} fontWeight={650}>
      Tidal
    </text>
  </svg>
);

/** Stands in for your video: a pan from a dark cliff to a bright beach. */
const Bay = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = interpolate(frame, [0, durationInFrames - 1], [160, -1120], {
    easing: Easing.inOut(Easing.poly(2)),
  });

  return (
    <svg viewBox="0 0 1280 720" style={{background: '#c9dcf6'}}>
      <g transform={`translate(${x} 0)`}>
        <circle cx={1330} cy={170} r={96} fill="#ff7a5c" />
        <path
          d="M900 470C1200 380 1500 420 1800 440S2400 400 2600 430V720H900Z"
          fill="#6fb1ff"
        />
        <path
          d="M1200 600C1600 520 2000 560 2600 500V720H1200Z"
          fill="#fbfaf7"
        />
        <path
          d="M-160 220C200 60 620 130 820 240C1000 340 1130 400 1190 560L1240 720H-160Z"
          fill="#1d4f93"
        />
        <path
          d="M-160 420C340 280 700 380 920 470C1100 540 1240 620 1300 720H-160Z"
          fill="#15171c"
        />
      </g>
    </svg>
  );
};
