import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  type ExtrapolateType,
} from 'remotion';

type Props = {
  extrapolateLeft?: ExtrapolateType;
  extrapolateRight?: ExtrapolateType;
  from?: number;
  to?: number;
};

export const InterpolateCurve = ({
  extrapolateLeft = 'clamp',
  extrapolateRight = 'extend',
  from = 25,
  to = 55,
}: Props) => {
  const frame = useCurrentFrame();
  const valueAt = (input: number) =>
    interpolate(input, [from, to], [0, 100], {
      extrapolateLeft,
      extrapolateRight,
    });

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Graph valueAt={valueAt} from={from} to={to} />
      <div
        style={{
          position: 'absolute',
          left: 1128,
          top: y(valueAt(frame)) - 44,
          width: 88,
          height: 88,
          borderRadius: 18,
          background: '#ff7a5c',
        }}
      />
    </AbsoluteFill>
  );
};

const x = (input: number) => 70 + (input / 89) * 960;
const y = (value: number) => 470 - value * 1.8;
const frames = Array.from({length: 90}, (_, index) => index);

type GraphProps = {
  valueAt: (input: number) => number;
  from: number;
  to: number;
};

const Graph = ({valueAt, from, to}: GraphProps) => {
  const frame = useCurrentFrame();
  const value = valueAt(frame);
  const points = frames.map((input) => `${x(input)},${y(valueAt(input))}`);

  return (
    <svg viewBox="0 0 1280 720" fontSize={40} fontWeight={500}>
      <rect
        x={x(from)}
        y={0}
        width={x(to) - x(from)}
        height={720}
        fill="#171a21"
      />
      <path
        d={`M0 ${y(0)}H1280 M0 ${y(100)}H1280`}
        stroke="#2f343e"
        strokeWidth={2}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="#6fb1ff"
        strokeWidth={7}
        strokeLinejoin="round"
      />
      <path
        d={`M${x(frame)} 0V720 M${x(frame)} ${y(value)}H1128`}
        stroke="#ff7a5c"
        strokeWidth={3}
      />
      <circle cx={x(frame)} cy={y(value)} r={16} fill="#ff7a5c" />
      <g fill="#b4b3b0">
        <text x={24} y={y(0) - 14}>
          0
        </text>
        <text x={24} y={y(100) - 14}>
          100
        </text>
        <text x={x(from) + 12} y={692}>
          frame {from}
        </text>
        <text x={x(to) + 12} y={692}>
          {to}
        </text>
      </g>
      <text
        x={1256}
        y={692}
        textAnchor="end"
        fontSize={48}
        fill="#e8e6e1"
        style={{fontVariantNumeric: 'tabular-nums'}}
      >
        {Math.round(value)}
      </text>
    </svg>
  );
};
