import {getBoundingBox, serializeInstructions} from '@remotion/paths';
import {makePolygon, Polygon as PolygonShape} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Polygon = ({points = 6, radius = 260, cornerRadius = 0}) => {
  const frame = useCurrentFrame();
  const turn = (frame / 90) * (360 / points);
  const shape = {points, radius, cornerRadius};
  const {instructions} = makePolygon(shape);
  // The shape is as large as its box: this is where its center lies in it.
  const box = getBoundingBox(serializeInstructions(instructions));
  const x = radius - box.x1;
  const y = radius - box.y1;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <PolygonShape
        {...shape}
        fill="#c9dcf6"
        style={{
          position: 'absolute',
          left: 430 - x,
          top: 360 - y,
          rotate: `${turn}deg`,
          transformOrigin: `${x}px ${y}px`,
        }}
      />
      <Compass points={points} radius={radius} turn={turn} />
      <div style={{position: 'absolute', left: 840, top: 150}}>
        <div style={{fontSize: 260, fontWeight: 650, lineHeight: 1}}>
          {points}
        </div>
        <div style={{fontSize: 52, color: '#4a4d55'}}>points</div>
        <div style={{fontSize: 52, color: '#e5482d'}}>radius {radius}</div>
      </div>
    </AbsoluteFill>
  );
};

type CompassProps = {points: number; radius: number; turn: number};

const Compass = ({points, radius, turn}: CompassProps) => (
  <svg
    viewBox="-430 -360 1280 720"
    fill="none"
    style={{position: 'absolute'}}
    strokeWidth={3}
  >
    <circle r={radius} stroke="#b4b3b0" strokeDasharray="4 12" />
    <g transform={`rotate(${turn})`}>
      {Array.from({length: points}, (_, index) => (
        <path
          key={index}
          d={`M0 0V${-radius}`}
          stroke={index === 0 ? '#e5482d' : '#0b62d6'}
          strokeWidth={index === 0 ? 6 : 3}
          transform={`rotate(${(index * 360) / points})`}
        />
      ))}
      <circle cy={-radius} r={16} fill="#e5482d" />
    </g>
  </svg>
);
