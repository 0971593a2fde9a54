import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const PointAtLength = ({points = 6, spacing = 70}) => {
  const frame = useCurrentFrame();
  const length = (frame / 90) * LENGTH;
  const places = Array.from({length: points}, (_, index) =>
    getPointAtLength(ORBIT, (length - index * spacing + LENGTH * 9) % LENGTH),
  );
  const {x, y} = getPointAtLength(ORBIT, length);

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <path d={ORBIT} stroke="#2f343e" strokeWidth={8} />
        <path
          d={`M0 ${y}H1280 M${x} 0V720`}
          stroke="#ff7a5c"
          strokeOpacity={0.45}
          strokeWidth={2}
        />
        {places.map((place, index) => (
          <circle
            key={index}
            cx={place.x}
            cy={place.y}
            r={26 - (index / points) * 14}
            fill={index === 0 ? '#ff7a5c' : '#6fb1ff'}
          />
        ))}
        <g
          fontSize={46}
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={64} y={664}>
            x {Math.round(x)}
          </text>
          <text x={260} y={664}>
            y {Math.round(y)}
          </text>
          <text x={1216} y={664} textAnchor="end" fill="#b4b3b0">
            length {Math.round(length)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const ORBIT =
  'M 640 330 C 760 130 1120 60 1120 330 C 1120 600 760 530 640 330 C 520 130 160 60 160 330 C 160 600 520 530 640 330 Z';
const LENGTH = getLength(ORBIT);
