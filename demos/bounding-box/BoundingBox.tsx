import {getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const BoundingBox = ({size = 190, petals = 3, depth = 0.4}) => {
  const frame = useCurrentFrame();
  const turn = (frame / 90) * Math.PI * 2;
  const path = flower({size, petals, depth, turn});
  const {x1, y1, x2, y2, width, height} = getBoundingBox(path);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <path
          d={`M0 ${y1}H1280 M0 ${y2}H1280 M${x1} 0V720 M${x2} 0V720`}
          stroke="#e3dfd4"
          strokeWidth={3}
        />
        <path d={path} fill="#c9dcf6" stroke="#0b62d6" strokeWidth={6} />
        <rect
          x={x1}
          y={y1}
          width={width}
          height={height}
          stroke="#e5482d"
          strokeWidth={5}
        />
        <g
          fontSize={48}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={820} y={300}>
            width {Math.round(width)}
          </text>
          <text x={820} y={368}>
            height {Math.round(height)}
          </text>
          <text x={820} y={436} fill="#4a4d55">
            x1 {Math.round(x1)}, y1 {Math.round(y1)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

type Flower = {size: number; petals: number; depth: number; turn: number};

const flower = ({size, petals, depth, turn}: Flower) => {
  const points = Array.from({length: 120}, (_, index) => {
    const angle = (index / 120) * Math.PI * 2;
    const reach = size * (1 + depth * Math.cos(petals * angle));
    const x = 400 + reach * 1.1 * Math.cos(angle + turn / petals);
    const y = 360 + reach * Math.sin(angle + turn / petals);
    return `${x} ${y}`;
  });
  return `M ${points.join(' L ')} Z`;
};
