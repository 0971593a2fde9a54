import {getBoundingBox, interpolatePath, translatePath} from '@remotion/paths';
import {makeCircle, makePolygon, makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Shape = 'circle' | 'hexagon' | 'star' | 'triangle';

type Props = {first?: Shape; second?: Shape};

export const InterpolatePath = ({
  first = 'triangle',
  second = 'star',
}: Props) => {
  const frame = useCurrentFrame();
  const value = interpolate(frame, [8, 38, 54, 84], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.bezier(0.65, 0, 0.35, 1),
  });
  const path = interpolatePath(value, SHAPES[first], SHAPES[second]);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <g stroke="#b4b3b0" strokeWidth={3} strokeDasharray="4 12">
          <path d={SHAPES[first]} />
          <path d={SHAPES[second]} />
        </g>
        <path d={path} fill="#6fb1ff" fillOpacity={0.9} />
        <path d="M240 640H1040" stroke="#2f343e" strokeWidth={8} />
        <circle cx={240 + 800 * value} cy={640} r={18} fill="#ff7a5c" />
        <g fontSize={44} fill="#e8e6e1">
          <text x={204} y={654} textAnchor="end">
            0
          </text>
          <text x={1076} y={654}>
            1
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const centered = (path: string) => {
  const box = getBoundingBox(path);
  return translatePath(
    path,
    640 - (box.x1 + box.x2) / 2,
    305 - (box.y1 + box.y2) / 2,
  );
};

const SHAPES = {
  circle: centered(makeCircle({radius: 230}).path),
  hexagon: centered(makePolygon({points: 6, radius: 250}).path),
  star: centered(
    makeStar({points: 5, innerRadius: 120, outerRadius: 260}).path,
  ),
  triangle: centered(makePolygon({points: 3, radius: 290}).path),
};
