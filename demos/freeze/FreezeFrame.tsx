import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';

export const FreezeFrame = ({freezeAt = 44, active = true}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Track freezeAt={freezeAt} />
      <Ball color="#9aa0aa" isHollow />
      <Freeze frame={freezeAt} active={active && frame >= freezeAt}>
        <Ball color="#0b62d6" />
      </Freeze>
    </AbsoluteFill>
  );
};

const hops = [360, 230, 130];
const x = (frame: number) => 136 + (frame / 89) * 1008;
const y = (frame: number) => {
  const progress = (frame % 30) / 30;
  const height = hops[Math.floor(frame / 30)] ?? 0;
  return 496 - 4 * height * progress * (1 - progress);
};

/** Counts with useCurrentFrame(), and so stands still within <Freeze>. */
const Ball = ({
  color,
  isHollow = false,
}: {
  color: string;
  isHollow?: boolean;
}) => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{
        position: 'absolute',
        left: x(frame) - 64,
        top: y(frame) - 64,
        width: 128,
        height: 128,
        borderRadius: '50%',
        border: `5px solid ${color}`,
        background: isHollow ? 'none' : color,
        color: isHollow ? '#4a4d55' : '#fbfaf7',
        fontSize: 64,
        fontWeight: 600,
        lineHeight: '116px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {frame}
    </div>
  );
};

const Track = ({freezeAt}: {freezeAt: number}) => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      {Array.from({length: 45}, (_, index) => (
        <circle
          key={index}
          cx={x(index * 2)}
          cy={y(index * 2)}
          r={6}
          fill="#15171c"
          opacity={0.3}
        />
      ))}
      <path d="M72 560H1208" stroke="#15171c" strokeWidth={3} />
      <path d={`M${x(freezeAt)} 560v44`} stroke="#0b62d6" strokeWidth={6} />
      <path d={`M${x(frame)} 560v44`} stroke="#e5482d" strokeWidth={6} />
      <text
        x={x(freezeAt)}
        y={660}
        textAnchor={freezeAt < 20 ? 'start' : 'middle'}
        fontSize={48}
        fontWeight={500}
        fill="#0b62d6"
      >
        freeze at {freezeAt}
      </text>
    </svg>
  );
};
