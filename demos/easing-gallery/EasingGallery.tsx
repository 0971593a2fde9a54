import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const curves = {
  linear: (t: number) => Easing.linear(t),
  ease: (t: number) => Easing.ease(t),
  quad: (t: number) => Easing.quad(t),
  cubic: (t: number) => Easing.cubic(t),
  poly: Easing.poly(5),
  sin: (t: number) => Easing.sin(t),
  circle: (t: number) => Easing.circle(t),
  exp: (t: number) => Easing.exp(t),
  bezier: Easing.bezier(0.8, 0, 0.2, 1),
  back: Easing.back(),
  elastic: Easing.elastic(),
  bounce: (t: number) => Easing.bounce(t),
  step0: (t: number) => Easing.step0(t),
  step1: (t: number) => Easing.step1(t),
  yours: (t: number) => Math.floor(t * 5) / 5,
};

type Name = keyof typeof curves;
type Props = {curve?: Name; direction?: 'in' | 'out' | 'inOut'};

export const EasingGallery = ({curve = 'cubic', direction = 'out'}: Props) => {
  const progress = interpolate(useCurrentFrame(), [8, 68], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const easing = Easing[direction](curves[curve]);
  const y = (at: number) => 600 - easing(at) * 480;

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox="0 0 1280 720" fontSize={40} fontWeight={500}>
        {Object.keys(curves).map((name, index) => (
          <Cell
            key={name}
            name={name}
            left={72 + (index % 5) * 180}
            top={64 + Math.floor(index / 5) * 208}
            easing={Easing[direction](curves[name as Name])}
            progress={name === curve ? progress : undefined}
          />
        ))}
        <path d="M1040 120H1208 M1040 600H1208" {...hairline} />
        {tenths.map((at) => (
          <circle
            key={at}
            cx={1124}
            cy={y(at)}
            r={44}
            fill="none"
            stroke={at > progress ? '#2f343e' : '#6fb1ff'}
            strokeWidth={3}
          />
        ))}
        <circle cx={1124} cy={y(progress)} r={44} fill="#ff7a5c" />
      </svg>
    </AbsoluteFill>
  );
};

const hairline = {stroke: '#2f343e', strokeWidth: 3};
const tenths = Array.from({length: 11}, (_, index) => index / 10);
const steps = Array.from({length: 61}, (_, index) => index / 60);

type CellProps = {
  name: string;
  left: number;
  top: number;
  easing: (progress: number) => number;
  progress: number | undefined;
};

const Cell = ({name, left, top, easing, progress}: CellProps) => {
  const isLit = progress !== undefined;
  const point = (at: number) => `${at * 132},${110 - easing(at) * 96}`;
  const [x, y] = point(progress ?? 0).split(',');

  return (
    <g transform={`translate(${left} ${top})`}>
      <path d="M0 14H132 M0 110H132" {...hairline} />
      <polyline
        points={steps.map(point).join(' ')}
        fill="none"
        stroke={isLit ? '#6fb1ff' : '#939aa6'}
        strokeWidth={isLit ? 9 : 4}
        strokeLinejoin="round"
      />
      {isLit ? <circle cx={x} cy={y} r={13} fill="#ff7a5c" /> : null}
      <text y={162} fill={isLit ? '#6fb1ff' : '#b4b3b0'}>
        {name}
      </text>
    </g>
  );
};
