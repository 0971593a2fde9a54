import {Circle as CircleShape} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Circle = ({
  radius = 240,
  fill = '#1d4f93',
  stroke = '#6fb1ff',
  strokeWidth = 12,
}) => {
  const frame = useCurrentFrame();
  const angle = interpolate(frame, [0, 90], [-0.9, -0.9 + Math.PI * 2]);
  const x = 640 + radius * Math.cos(angle);
  const y = 360 + radius * Math.sin(angle);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <CircleShape
        radius={radius}
        fill={fill}
        stroke={stroke}
        strokeWidth={strokeWidth}
        style={{position: 'absolute', left: 640 - radius, top: 360 - radius}}
      />
      <svg viewBox="0 0 1280 720" fontSize={44} style={{position: 'absolute'}}>
        <rect
          x={640 - radius}
          y={360 - radius}
          width={radius * 2}
          height={radius * 2}
          fill="none"
          stroke="#b4b3b0"
          strokeOpacity={0.6}
          strokeWidth={2}
          strokeDasharray="10 10"
        />
        <path d={`M640 360L${x} ${y}`} stroke="#ff7a5c" strokeWidth={5} />
        <circle cx={640} cy={360} r={10} fill="#ff7a5c" />
        <circle cx={x} cy={y} r={16} fill="#ff7a5c" />
        <g fill="#b4b3b0" style={{fontVariantNumeric: 'tabular-nums'}}>
          <text x={64} y={636} fill="#ff7a5c">
            radius {radius}
          </text>
          <text x={1216} y={600} textAnchor="end">
            width {radius * 2}
          </text>
          <text x={1216} y={656} textAnchor="end">
            height {radius * 2}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
