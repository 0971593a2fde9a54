import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {exitAt?: number; operation?: 'minus' | 'plus'};

export const AnimationMath = ({exitAt = 56, operation = 'minus'}: Props) => {
  const {fps} = useVideoConfig();
  const sign = operation === 'minus' ? -1 : 1;
  const enter = (frame: number) =>
    spring({frame: frame - 6, fps, config: {damping: 12}});
  const exit = (frame: number) =>
    spring({frame: frame - exitAt, fps, config: {damping: 12}});
  const sum = (frame: number) => enter(frame) + sign * exit(frame);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg
        viewBox="0 0 1280 720"
        fill="none"
        fontSize={48}
        fontWeight={500}
        strokeLinejoin="round"
      >
        <Graph left={72} label="enter" valueAt={enter} />
        <Graph left={488} label="exit" valueAt={exit} />
        <Graph
          left={904}
          label={operation === 'minus' ? 'enter − exit' : 'enter + exit'}
          valueAt={sum}
        />
        <g fontSize={88} textAnchor="middle" fill="#15171c">
          <text x={432} y={258}>
            {operation === 'minus' ? '−' : '+'}
          </text>
          <text x={848} y={258}>
            =
          </text>
        </g>
        <Lane value={sum(useCurrentFrame())} />
      </svg>
    </AbsoluteFill>
  );
};

const frames = Array.from({length: 100}, (_, index) => index);
const x = (frame: number) => (frame / 99) * 304;
const y = (value: number) => 300 - value * 110;

type GraphProps = {
  left: number;
  label: string;
  valueAt: (frame: number) => number;
};

const Graph = ({left, label, valueAt}: GraphProps) => {
  const frame = useCurrentFrame();

  return (
    <g transform={`translate(${left} 0)`}>
      <path
        d={`M0 ${y(0)}H304M0 ${y(1)}H304M0 ${y(2)}H304`}
        stroke="#e3dfd4"
        strokeWidth={3}
      />
      <polyline
        points={frames.map((at) => `${x(at)},${y(valueAt(at))}`).join(' ')}
        stroke="#0b62d6"
        strokeWidth={7}
      />
      <circle cx={x(frame)} cy={y(valueAt(frame))} r={15} fill="#e5482d" />
      <text x={0} y={376} fill="#4a4d55">
        {label}
      </text>
    </g>
  );
};

const Lane = ({value}: {value: number}) => (
  <g transform="translate(240 560)">
    <path d="M0 0H800" stroke="#15171c" strokeWidth={3} />
    {[0, 1, 2].map((mark) => (
      <text
        key={mark}
        x={mark * 400}
        y={116}
        textAnchor="middle"
        fill="#15171c"
      >
        {mark}
      </text>
    ))}
    <circle cx={value * 400} r={56} fill="#e5482d" />
  </g>
);
