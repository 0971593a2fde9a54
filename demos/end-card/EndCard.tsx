import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const EndCard = ({
  thanks = 'Thanks for watching',
  next = 'A new walk every Friday',
  guides = true,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = (delay: number) =>
    spring({frame, fps, delay, config: {damping: 200}});
  const left = 1 - frame / (durationInFrames - 1);

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#fbfaf7'}}>
      <Line top={64} shown={enter(4)} fontSize={96} color="#fbfaf7">
        {thanks}
      </Line>
      <Line top={190} shown={enter(10)} fontSize={48} color="#ff7a5c">
        {next}
      </Line>
      <Slot shown={enter(18)} left={72} top={300} width={640} height={360} />
      <Slot
        shown={enter(24)}
        left={816}
        top={320}
        width={320}
        height={320}
        radius={160}
      />
      {guides ? <Guides shown={enter(34)} /> : null}
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          width: `${left * 100}%`,
          height: 12,
          background: '#ff7a5c',
        }}
      />
    </AbsoluteFill>
  );
};

type LineProps = {
  top: number;
  shown: number;
  fontSize: number;
  color: string;
  children: string;
};

const Line = ({shown, top, children, ...style}: LineProps) => (
  <div
    style={{
      position: 'absolute',
      left: 72,
      top,
      whiteSpace: 'pre',
      fontWeight: 600,
      opacity: shown,
      translate: `0 ${(1 - shown) * 40}px`,
      ...style,
    }}
  >
    {children}
  </div>
);

type SlotProps = {
  shown: number;
  left: number;
  top: number;
  width: number;
  height: number;
  radius?: number;
};

/** An empty place for what the platform puts on top. */
const Slot = ({shown, radius = 12, ...place}: SlotProps) => (
  <div
    style={{
      position: 'absolute',
      borderRadius: radius,
      background: '#2a2e38',
      scale: String(shown),
      ...place,
    }}
  />
);

/** Says what goes where; turn it off before you render. */
const Guides = ({shown}: {shown: number}) => (
  <svg
    viewBox="0 0 1280 720"
    style={{position: 'absolute', opacity: shown}}
    fontSize={48}
    fill="#b4b3b0"
    textAnchor="middle"
  >
    <text x={392} y={496}>
      Video, 16:9
    </text>
    <text x={976} y={496}>
      Subscribe
    </text>
  </svg>
);
