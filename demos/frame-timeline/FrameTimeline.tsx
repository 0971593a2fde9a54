import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

/** What a timeline holds: name, start, length (in frames), and easing. */
const steps = [
  {name: 'disc', from: 6, length: 30, easing: Easing.out(Easing.back(1.7))},
  {name: 'title', from: 22, length: 28, easing: Easing.out(Easing.poly(3))},
  {name: 'line', from: 40, length: 36, easing: Easing.inOut(Easing.poly(3))},
];

export const FrameTimeline = ({
  title = 'Saturn',
  color = '#ffb454',
  speed = 1,
}) => {
  const frame = useCurrentFrame() * speed;
  const [disc = 0, word = 0, line = 0] = steps.map(({from, length, easing}) =>
    interpolate(frame, [from, from + length], [0, 1], {
      easing,
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    }),
  );

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <circle cx={300} cy={240} r={Math.max(0, 136 * disc)} fill={color} />
        <ellipse
          cx={300}
          cy={240}
          rx={226}
          ry={50}
          fill="none"
          stroke="#e8e6e1"
          strokeWidth={10}
          pathLength={1}
          strokeDasharray={`${line} 1`}
          transform="rotate(-18 300 240)"
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 600,
          top: 132,
          overflow: 'hidden',
          fontSize: 184,
          fontWeight: 650,
        }}
      >
        <div style={{translate: `${(word - 1) * 100}% 0`}}>{title}</div>
      </div>
      <Tracks frame={frame} color={color} />
    </AbsoluteFill>
  );
};

const x = (frame: number) => 220 + frame * 10.8;

const Tracks = ({frame, color}: {frame: number; color: string}) => (
  <svg viewBox="0 0 1280 720" fontSize={44} fill="#b4b3b0">
    {steps.map(({name, from, length}, index) => (
      <g key={name} transform={`translate(0 ${500 + index * 66})`}>
        <text x={72} y={40}>
          {name}
        </text>
        <rect
          x={x(from)}
          y={4}
          width={x(length) - x(0)}
          height={44}
          rx={8}
          fill={color}
        />
      </g>
    ))}
    <path
      d={`M${x(Math.min(frame, 90))} 484V704`}
      stroke="#ff7a5c"
      strokeWidth={6}
    />
  </svg>
);
