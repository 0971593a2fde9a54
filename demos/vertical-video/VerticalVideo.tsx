import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {mode?: 'blur' | 'reframe' | 'bars'; blur?: number};

export const VerticalVideo = ({mode = 'blur', blur = 36}: Props) => {
  const {width, height} = useVideoConfig();
  const frame = useCurrentFrame();
  const filled = (height / 9) * 16;
  // Where the subject is, from the left edge (0) to the right edge (1)
  const subject = interpolate(frame, [30, 90], [0.3, 0.72], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const shift = Math.min(
    0,
    Math.max(width - filled, width / 2 - subject * filled),
  );

  return (
    <AbsoluteFill style={{background: '#0f1115', overflow: 'hidden'}}>
      {mode === 'blur' ? (
        <div
          style={{
            position: 'absolute',
            left: (width - filled) / 2,
            filter: `blur(${blur}px) brightness(0.85)`,
            scale: '1.1',
          }}
        >
          <Footage width={filled} />
        </div>
      ) : null}
      {mode === 'reframe' ? (
        <div style={{position: 'absolute', left: shift}}>
          <Footage width={filled} />
        </div>
      ) : (
        <AbsoluteFill style={{justifyContent: 'center'}}>
          <Footage width={width} />
        </AbsoluteFill>
      )}
    </AbsoluteFill>
  );
};

/** Stands in for <OffthreadVideo src={…} style={{width}} />: a 16:9 clip. */
const Footage = ({width}: {width: number}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [30, 90], [384, 922], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const y = 590 - Math.abs(Math.sin(frame / 7)) * 200;

  return (
    <svg
      viewBox="0 0 1280 720"
      width={width}
      height={(width / 16) * 9}
      style={{display: 'block', background: '#1d4f93'}}
    >
      <circle cx={700} cy={150} r={124} fill="#ffb454" />
      <path
        d="M0 440C180 250 330 330 460 370S760 260 900 330S1180 300 1280 260V720H0Z"
        fill="#0b62d6"
      />
      <path d="M0 450H1280V720H0Z" fill="#6fb1ff" />
      <path d="M0 590C300 540 900 560 1280 600V720H0Z" fill="#f3d9b1" />
      <path d="M170 580V330H190V580ZM190 336L300 372L190 408Z" fill="#15171c" />
      <circle cx={x} cy={y} r={72} fill="#e5482d" />
      <path
        d={`M${x - 50} ${y - 22}Q${x} ${y + 22} ${x + 50} ${y - 22}`}
        stroke="#fbfaf7"
        strokeWidth={12}
        fill="none"
        transform={`rotate(${x / 2} ${x} ${y})`}
      />
    </svg>
  );
};
