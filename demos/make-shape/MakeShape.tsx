import {evolvePath, serializeInstructions} from '@remotion/paths';
import {
  makeCircle,
  makeEllipse,
  makeHeart,
  makePie,
  makePolygon,
  makeRect,
  makeStar,
  makeTriangle,
} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const MakeShape = ({
  shape = 'makeHeart',
}: {
  shape?: keyof typeof SHAPES;
}) => {
  const frame = useCurrentFrame();
  const {path, width, height, instructions} = SHAPES[shape];
  const progress = interpolate(frame, [6, 60], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const shown = Math.round(progress * instructions.length);

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <svg viewBox="-320 -360 1280 720" fill="none">
        <g transform={`translate(${-width / 2} ${-height / 2})`}>
          <path d={path} fill="#1d4f93" fillOpacity={progress ** 4} />
          <path
            d={path}
            {...evolvePath(progress, path)}
            stroke="#6fb1ff"
            strokeWidth={10}
          />
        </g>
      </svg>
      <div style={{position: 'absolute', left: 660, top: 64, fontSize: 64}}>
        {shape}
        <div style={{fontSize: 40, color: '#b4b3b0', marginTop: 16}}>
          {Math.round(width)} × {Math.round(height)}
        </div>
      </div>
      <div style={{position: 'absolute', left: 636, top: 250, fontSize: 104}}>
        {instructions.slice(0, 12).map((instruction, index) => (
          <span
            key={index}
            style={{
              display: 'inline-block',
              width: 132,
              fontWeight: 600,
              textAlign: 'center',
              color: index < shown ? '#ff7a5c' : '#2f343e',
            }}
          >
            {serializeInstructions([instruction]).charAt(0)}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};

const SHAPES = {
  makeCircle: makeCircle({radius: 230}),
  makeEllipse: makeEllipse({rx: 250, ry: 150}),
  makeHeart: makeHeart({height: 420}),
  makePie: makePie({radius: 230, progress: 0.7}),
  makePolygon: makePolygon({points: 6, radius: 240}),
  makeRect: makeRect({width: 460, height: 320, cornerRadius: 40}),
  makeStar: makeStar({points: 5, innerRadius: 110, outerRadius: 250}),
  makeTriangle: makeTriangle({length: 440, direction: 'right'}),
};
