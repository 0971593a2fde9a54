import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

// Nothing here is a type, so the file is plain JavaScript.
export const OnlyLogo = ({logoColor = '#0b62d6', markColor = '#e5482d'}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const drawn = spring({frame, fps, config: {damping: 100}});
  const wipe = interpolate(frame, [24, 84], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.bezier(0.65, 0, 0.35, 1),
  });
  const settle = spring({frame, fps, delay: 90, config: {damping: 14}});
  const x = 480 + 960 * wipe - 360 * settle;

  return (
    <AbsoluteFill style={{background: '#f3f1eb'}}>
      <svg viewBox="0 0 1920 1080" fill="none">
        <path d={ticks(wipe)} stroke="#8f8a7e" strokeWidth={6} />
        <svg {...screen} width={Math.max(0, x - screen.x)}>
          <rect width={960} height={480} rx={70} fill={logoColor} />
        </svg>
        <rect
          {...screen}
          rx={70}
          stroke={logoColor}
          strokeWidth={30}
          strokeDasharray={1}
          strokeDashoffset={1 - drawn}
          pathLength={1}
        />
        <path
          d={`M${x} 190V830`}
          stroke={markColor}
          strokeWidth={30}
          opacity={drawn}
        />
      </svg>
    </AbsoluteFill>
  );
};

const screen = {x: 480, y: 270, width: 960, height: 480};

/** The marks of a ruler below the frame, as far as the playhead has come. */
const ticks = (share = 0) =>
  Array.from({length: Math.round(share * 24) + 1}, (_, index) => {
    const height = index % 6 === 0 ? 70 : 36;
    return `M${480 + index * 40} 890v${height}`;
  }).join('');
