import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Editor = ({title = 'Harbor', color = '#ff7a5c', snap = true}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const drag = interpolate(frame, [24, 52, 108, 132], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <svg viewBox="0 0 1280 720">
        <svg x={320} y={36} width={640} height={360} viewBox="0 0 640 360">
          <Footage />
        </svg>
        <Selection title={title} color={color} drag={drag} snap={snap} />
        <Timeline
          title={title}
          color={color}
          at={frame / (durationInFrames - 1)}
          drag={drag}
        />
      </svg>
    </AbsoluteFill>
  );
};

/** The clip below the title: a harbor with two boats that rock. */
const Footage = () => {
  const {durationInFrames} = useVideoConfig();
  const turn = (useCurrentFrame() / durationInFrames) * Math.PI * 2;

  return (
    <>
      <path d="M0 0H640V360H0Z" fill="#c9dcf6" />
      <circle cx={520} cy={92} r={44} fill="#fbfaf7" />
      <path
        d="M0 236L120 176L250 236L360 150L520 236H640V270H0Z"
        fill="#6f9fdf"
      />
      <path d="M0 250H640V360H0Z" fill="#1d4f93" />
      {[170, 430].map((x, boat) => (
        <g
          key={x}
          transform={`translate(${x} 262) rotate(${Math.sin(turn * 3 + boat) * 5})`}
        >
          <path d="M-54 0H54L36 30H-36Z" fill="#15171c" />
          <path d="M-4 -6V-104L52 -6ZM-12 -6V-80L-44 -6Z" fill="#fbfaf7" />
        </g>
      ))}
    </>
  );
};

type SelectionProps = {
  title: string;
  color: string;
  drag: number;
  snap: boolean;
};

/** The title that is dragged, its handles, and the line to which it snaps. */
const Selection = ({title, color, drag, snap}: SelectionProps) => {
  const x = 490 + drag * 150;
  const y = 110 + drag * 106;
  const width = 300;

  return (
    <g>
      {snap && drag === 1 ? (
        <path d="M640 36V396M320 216H960" stroke="#e5482d" strokeWidth={3} />
      ) : null}
      <text
        x={x}
        y={y + 26}
        fontSize={78}
        fontWeight={650}
        textAnchor="middle"
        fill="#15171c"
      >
        {title}
      </text>
      <rect
        x={x - width / 2}
        y={y - 50}
        width={width}
        height={100}
        fill="none"
        stroke={color}
        strokeWidth={4}
      />
      {[-1, 1].flatMap((across) =>
        [-1, 1].map((down) => (
          <rect
            key={`${across} ${down}`}
            x={x + (across * width) / 2 - 10}
            y={y + down * 50 - 10}
            width={20}
            height={20}
            fill="#fbfaf7"
            stroke={color}
            strokeWidth={4}
          />
        )),
      )}
      <path
        d="M0 0V44L11 34L18 50L27 46L20 31H35Z"
        fill="#15171c"
        stroke="#fbfaf7"
        strokeWidth={3}
        transform={`translate(${x + 60} ${y + 14})`}
      />
    </g>
  );
};

type TimelineProps = {title: string; color: string; at: number; drag: number};

const Timeline = ({title, color, at, drag}: TimelineProps) => {
  const x = 48 + at * 1184;
  const clips = [
    {row: 0, from: 190 + drag * 80, length: 460, fill: color, label: title},
    {row: 1, from: 48, length: 720, fill: '#6fb1ff', label: 'Boats'},
    {row: 1, from: 776, length: 456, fill: '#6fb1ff', label: 'Quay'},
    {row: 2, from: 48, length: 1184, fill: '#6cc793', label: 'Music'},
  ];

  return (
    <g>
      <path d="M0 432H1280V720H0Z" fill="#171a21" />
      {clips.map(({row, from, length, fill, label}) => (
        <g
          key={label + from}
          transform={`translate(${from} ${472 + row * 76})`}
        >
          <rect width={length} height={64} rx={10} fill={fill} />
          <text x={22} y={46} fontSize={40} fontWeight={600} fill="#0f1115">
            {label}
          </text>
        </g>
      ))}
      <path d={`M${x} 440V712`} stroke="#e5482d" strokeWidth={5} />
      <path
        d={`M${x - 16} 432H${x + 16}V448L${x} 466L${x - 16} 448Z`}
        fill="#e5482d"
      />
    </g>
  );
};
