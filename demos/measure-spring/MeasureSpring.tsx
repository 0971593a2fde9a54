import {
  AbsoluteFill,
  measureSpring,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const MeasureSpring = ({
  threshold = 0.02,
  damping = 10,
  stiffness = 100,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping, stiffness};
  const settled = measureSpring({fps, config, threshold});
  const valueAt = (at: number) => spring({frame: at, fps, config});
  const hasSettled = frame >= settled;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fontSize={44} fontWeight={500} fill="none">
        <rect
          x={x(0)}
          y={y(1 + threshold)}
          width={x(89) - x(0)}
          height={y(1 - threshold) - y(1 + threshold)}
          fill={hasSettled ? '#d3ebdc' : '#dfeafa'}
        />
        <path d={`M${x(0)} ${y(1)}H${x(89)}`} stroke="#15171c" />
        <Curve valueAt={valueAt} />
        <path
          d={`M${x(frame)} 40V${BASE + 24}`}
          stroke="#e5482d"
          strokeWidth={4}
        />
        <path
          d={`M${x(0)} ${BASE - 20}v40 M${x(0)} ${BASE}H${x(settled)} M${x(settled)} 120V${BASE + 20}`}
          stroke={hasSettled ? '#1d7a46' : '#15171c'}
          strokeWidth={5}
        />
        <text
          x={x(89)}
          y={y(1 + threshold) - 24}
          textAnchor="end"
          fill="#4a4d55"
        >
          1 ± {threshold}
        </text>
        <text x={x(0)} y={688} fill={hasSettled ? '#1d7a46' : '#15171c'}>
          measureSpring() = {settled}
        </text>
        <text x={x(89)} y={688} textAnchor="end" fill="#e5482d" style={digits}>
          frame {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const BASE = 600;
const x = (frame: number) => 72 + (frame / 89) * 1136;
const y = (value: number) => 300 - (value - 1) * 1100;
const frames = Array.from({length: 90}, (_, index) => index);
const digits = {fontVariantNumeric: 'tabular-nums'} as const;

const Curve = ({valueAt}: {valueAt: (frame: number) => number}) => {
  const frame = useCurrentFrame();
  const points = frames.map((at) => `${x(at)},${y(valueAt(at))}`);

  return (
    <svg width={1280} height={BASE - 30} strokeLinejoin="round">
      <polyline points={points.join(' ')} stroke="#b4cdf0" strokeWidth={6} />
      <polyline
        points={points.slice(0, frame + 1).join(' ')}
        stroke="#0b62d6"
        strokeWidth={9}
      />
      <circle
        cx={x(frame)}
        cy={y(valueAt(frame))}
        r={16}
        fill="#e5482d"
        stroke="none"
      />
    </svg>
  );
};
