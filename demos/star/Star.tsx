import {getBoundingBox, serializeInstructions} from '@remotion/paths';
import {makeStar, Star as StarShape} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Star = ({
  points = 5,
  innerRadius = 130,
  outerRadius = 290,
  cornerRadius = 0,
}) => {
  const frame = useCurrentFrame();
  const turn = (frame / 90) * (360 / points);
  const shape = {points, innerRadius, outerRadius, cornerRadius};
  const {instructions} = makeStar(shape);
  // The shape is as large as its box: this is where its center lies in it.
  const box = getBoundingBox(serializeInstructions(instructions));
  const x = outerRadius - box.x1;
  const y = outerRadius - box.y1;

  return (
    <AbsoluteFill style={{background: '#0f1115', fontSize: 48}}>
      <StarShape
        {...shape}
        fill="#6fb1ff"
        style={{
          position: 'absolute',
          left: 800 - x,
          top: 360 - y,
          rotate: `${turn}deg`,
          transformOrigin: `${x}px ${y}px`,
        }}
      />
      <svg
        viewBox="-800 -360 1280 720"
        fill="none"
        strokeWidth={4}
        style={{position: 'absolute'}}
      >
        <circle r={outerRadius} stroke="#b4b3b0" strokeDasharray="6 12" />
        <circle r={innerRadius} stroke="#e5482d" strokeDasharray="6 12" />
        <g fontSize={48} style={{fontVariantNumeric: 'tabular-nums'}}>
          <text x={-728} y={0} fontWeight={600} fill="#e8e6e1">
            {points} points
          </text>
          <text x={-728} y={-250} fill="#b4b3b0">
            outer {outerRadius}
          </text>
          <text x={-728} y={272} fill="#ff7a5c">
            inner {innerRadius}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
