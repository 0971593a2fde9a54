import {
  AbsoluteFill,
  spring,
  useCurrentFrame,
  useVideoConfig,
  type SpringConfig,
} from 'remotion';

export const Spring = ({
  damping = 10,
  mass = 1,
  stiffness = 100,
  overshootClamping = false,
}) => {
  const config = {damping, mass, stiffness, overshootClamping};
  const {fps} = useVideoConfig();
  const position = spring({frame: useCurrentFrame(), fps, config});

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Trace config={config} />
      <div
        style={{
          position: 'absolute',
          left: 1020,
          top: yOf(position) - 80,
          width: 160,
          height: 160,
          borderRadius: 36,
          background: '#0b62d6',
        }}
      />
    </AbsoluteFill>
  );
};

const xOf = (frame: number) => 80 + (frame / 59) * 860;
const yOf = (value: number) => 580 - value * 320;
const frames = Array.from({length: 60}, (_, index) => index);

const Trace = ({config}: {config: SpringConfig}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const values = frames.map((at) => spring({frame: at, fps, config}));
  const points = values.map((value, at) => `${xOf(at)},${yOf(value)}`);
  const now = values[frame] ?? 1;

  return (
    <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
      <path
        d={`M80 ${yOf(0)}H1200 M80 ${yOf(1)}H1200`}
        stroke="#15171c"
        strokeOpacity={0.2}
        strokeWidth={2}
      />
      <polyline points={points.join(' ')} stroke="#c9dcf6" strokeWidth={7} />
      <polyline
        points={points.slice(0, frame + 1).join(' ')}
        stroke="#0b62d6"
        strokeWidth={9}
      />
      <path d={`M${xOf(frame)} 40V680`} stroke="#e5482d" strokeWidth={4} />
      <circle cx={xOf(frame)} cy={yOf(now)} r={17} fill="#e5482d" />
      <g fontSize={44} fontWeight={500} fill="#4a4d55">
        <text x={80} y={yOf(0) + 56}>
          0
        </text>
        <text x={80} y={yOf(1) - 20}>
          1
        </text>
        <text
          x={940}
          y={yOf(0) + 56}
          textAnchor="end"
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {now.toFixed(3)}
        </text>
      </g>
    </svg>
  );
};
