import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Fade = ({start = 12, length = 36}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [start, start + length], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#fbfaf7', padding: '64px 80px'}}>
      <div style={{fontSize: 176, fontWeight: 650, opacity}}>Mae Jemison</div>
      <div style={{fontSize: 56, color: '#4a4d55', opacity}}>
        Mission specialist
      </div>
      <Graph start={start} end={start + length} opacity={opacity} />
    </AbsoluteFill>
  );
};

type GraphProps = {start: number; end: number; opacity: number};

const Graph = ({start, end, opacity}: GraphProps) => {
  const x = (frame: number) => (frame / 89) * 1120;
  const y = (value: number) => 210 - value * 180;
  const now = x(useCurrentFrame());
  const ramp = `0,210 ${x(start)},210 ${x(end)},30 1120,30`;

  return (
    <svg
      viewBox="0 0 1120 210"
      style={{position: 'absolute', left: 80, bottom: 72, width: 1120}}
      overflow="visible"
    >
      <polygon points={`${ramp} 1120,210`} fill="#dfeafa" />
      <polyline points={ramp} fill="none" stroke="#0b62d6" strokeWidth={6} />
      <path d="M0 210H1120" stroke="#15171c" strokeWidth={2} />
      <path d={`M${now} -16V210`} stroke="#e5482d" strokeWidth={5} />
      <circle cx={now} cy={y(opacity)} r={15} fill="#e5482d" />
      <text
        x={now > 700 ? now - 32 : now + 32}
        y={-2}
        textAnchor={now > 700 ? 'end' : 'start'}
        fontSize={44}
        fontWeight={550}
        fill="#15171c"
        style={{fontVariantNumeric: 'tabular-nums'}}
      >
        opacity {opacity.toFixed(2)}
      </text>
    </svg>
  );
};
