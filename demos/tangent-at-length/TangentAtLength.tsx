import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const TangentAtLength = ({reach = 200, size = 1.2}) => {
  const frame = useCurrentFrame();
  const length = interpolate(frame, [0, 89], [1, getLength(FLIGHT) - 1]);
  const point = getPointAtLength(FLIGHT, length);
  const tangent = getTangentAtLength(FLIGHT, length);
  const angle = Math.atan2(tangent.y, tangent.x) * (180 / Math.PI);

  return (
    <AbsoluteFill style={{background: '#dfeafa'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path
          d={FLIGHT}
          stroke="#0b62d6"
          strokeWidth={4}
          strokeDasharray="2 16"
        />
        <path
          d={`M${point.x - tangent.x * reach} ${point.y - tangent.y * reach}L${point.x + tangent.x * reach} ${point.y + tangent.y * reach}`}
          stroke="#e5482d"
          strokeWidth={5}
        />
        <path
          d="M70 0L-50 -52L-24 0L-50 52Z"
          fill="#15171c"
          transform={`translate(${point.x} ${point.y}) rotate(${angle}) scale(${size})`}
        />
        <g
          fontSize={48}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={64} y={656}>
            x {tangent.x.toFixed(2)}
          </text>
          <text x={264} y={656}>
            y {tangent.y.toFixed(2)}
          </text>
          <text x={1216} y={656} textAnchor="end" fill="#0b62d6">
            {Math.round(angle)}°
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const FLIGHT =
  'M -120 460 C 160 460 260 80 460 140 C 640 200 560 500 760 500 C 980 500 1020 160 1400 160';
