import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const values = [12, 19, 17, 28, 33, 30, 41, 52, 49, 66, 74, 88];
const highest = 100;

const x = (index: number) => 150 + (index / (values.length - 1)) * 990;
const y = (value: number) => 600 - (value / highest) * 440;
const line = 'M' + values.map((value, at) => `${x(at)} ${y(value)}`).join('L');

export const LineChart = ({seconds = 3, color = '#6fb1ff', fill = true}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 10 + seconds * 30], [0, 1], {
    easing: Easing.inOut(Easing.poly(2)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const head = getPointAtLength(line, getLength(line) * progress);
  const value = ((600 - head.y) / 440) * highest;

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <svg viewBox="0 0 1280 720" fill="none" fontSize={40}>
        <text x={64} y={92} fontSize={56} fontWeight={650} fill="#e8e6e1">
          Subscribers in thousands
        </text>
        {[0, 50, 100].map((tick) => (
          <g key={tick}>
            <path d={`M150 ${y(tick)}H1216`} stroke="#2f343e" strokeWidth={3} />
            <text x={130} y={y(tick) + 14} textAnchor="end" fill="#b4b3b0">
              {tick}
            </text>
          </g>
        ))}
        {Array.from('JFMAMJJASOND').map((month, at) => (
          <text key={at} x={x(at)} y={660} textAnchor="middle" fill="#b4b3b0">
            {month}
          </text>
        ))}
        {fill ? (
          <svg width={head.x} height={720}>
            <path d={`${line}V600H150Z`} fill={color} fillOpacity={0.2} />
          </svg>
        ) : null}
        <path
          d={line}
          {...evolvePath(progress, line)}
          stroke={color}
          strokeWidth={9}
          strokeLinejoin="round"
        />
        <circle cx={head.x} cy={head.y} r={17} fill="#ff7a5c" />
        <text
          x={head.x}
          y={head.y - 40}
          textAnchor="middle"
          fontSize={60}
          fontWeight={600}
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {Math.round(value)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
