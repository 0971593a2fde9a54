import {
  AbsoluteFill,
  Easing,
  interpolate,
  Loop,
  useCurrentFrame,
} from 'remotion';

export const LoopRounds = ({durationInFrames = 30, times = 3}) => {
  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <Loop durationInFrames={durationInFrames} times={times}>
        <Round />
      </Loop>
      <Timeline durationInFrames={durationInFrames} times={times} />
    </AbsoluteFill>
  );
};

const Round = () => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();
  const length = loop?.durationInFrames ?? 1;
  const pulse = interpolate(frame, [0, Math.max(1, length - 1)], [150, 90], {
    easing: Easing.out(Easing.poly(3)),
  });

  return (
    <svg viewBox="0 0 1280 720" style={{fontVariantNumeric: 'tabular-nums'}}>
      <circle cx={296} cy={276} r={pulse} fill="#6fb1ff" />
      <g fill="none" strokeWidth={16} transform="rotate(-90 296 276)">
        <circle cx={296} cy={276} r={192} stroke="#2f343e" />
        <circle
          cx={296}
          cy={276}
          r={192}
          stroke="#ff7a5c"
          pathLength={length}
          strokeDasharray={`${frame + 1} ${length}`}
        />
      </g>
      <g fill="#e8e6e1" fontSize={140} fontWeight={600}>
        <text x={592} y={284}>
          Round {(loop?.iteration ?? 0) + 1}
        </text>
        <text x={596} y={368} fontSize={56} fontWeight={400} fill="#b4b3b0">
          frame {frame} of {length}
        </text>
      </g>
    </svg>
  );
};

const x = (frame: number) => 72 + (frame / 120) * 1136;

type TimelineProps = {durationInFrames: number; times: number};

const Timeline = ({durationInFrames, times}: TimelineProps) => (
  <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
    <rect x={x(0)} y={568} width={1136} height={80} fill="#0f1115" />
    {Array.from({length: times}, (_, round) => {
      const from = Math.min(120, round * durationInFrames);
      const to = Math.min(120, from + durationInFrames);

      return (
        <rect
          key={round}
          x={x(from) + 3}
          y={568}
          width={Math.max(0, x(to) - x(from) - 6)}
          height={80}
          rx={8}
          fill="#1d4f93"
        />
      );
    })}
    <path
      d={`M${x(useCurrentFrame())} 544V672`}
      stroke="#ff7a5c"
      strokeWidth={6}
    />
  </svg>
);
