import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const HelloWorld = ({
  titleText = 'Hello, this is frame one',
  titleColor = '#15171c',
  logoColor = '#0b62d6',
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const lift = spring({frame, fps, delay: 28, config: {damping: 100}});
  const opacity = interpolate(
    frame,
    [durationInFrames - 18, durationInFrames - 4],
    [1, 0],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <AbsoluteFill style={{opacity}}>
        <AbsoluteFill style={{translate: `0 ${-170 * lift}px`}}>
          <Logo color={logoColor} />
        </AbsoluteFill>
        <Title text={titleText} color={titleColor} />
        <Subtitle />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

/** A frame that draws itself, and a playhead that swings through it. */
const Logo = ({color}: {color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const drawn = spring({frame, fps, config: {damping: 100}});
  const swing = spring({frame, fps, delay: 8, config: {damping: 9, mass: 1.4}});
  const x = 960 + (swing - 1) * 620;

  return (
    <svg viewBox="0 0 1920 1080" fill="none" strokeWidth={30}>
      <rect
        x={700}
        y={400}
        width={520}
        height={280}
        rx={44}
        stroke={color}
        strokeDasharray={1}
        strokeDashoffset={1 - drawn}
        pathLength={1}
      />
      <path d={`M${x} 340V740`} stroke="#e5482d" opacity={drawn} />
    </svg>
  );
};

const Title = ({text, color}: {text: string; color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <div style={{...line, top: 690, fontSize: 150, fontWeight: 650, color}}>
      {text.split(' ').map((word, index) => (
        <span
          key={index}
          style={{
            display: 'inline-block',
            scale: spring({
              frame,
              fps,
              delay: 36 + index * 5,
              config: {damping: 200},
            }),
          }}
        >
          {word}
        </span>
      ))}
    </div>
  );
};

const Subtitle = () => {
  const opacity = interpolate(useCurrentFrame(), [68, 84], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{...line, top: 888, fontSize: 64, color: '#4a4d55', opacity}}>
      Change a prop, and every frame follows.
    </div>
  );
};

const line: React.CSSProperties = {
  position: 'absolute',
  width: '100%',
  display: 'flex',
  justifyContent: 'center',
  gap: '0.24em',
};
