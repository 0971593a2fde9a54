import {
  AbsoluteFill,
  measureSpring,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SpringDelayDuration = ({
  delay = 24,
  durationInFrames = 70,
  reverse = false,
}) => {
  const {fps} = useVideoConfig();
  const natural = measureSpring({fps});

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Track
        top={48}
        label="plain"
        from={0}
        length={natural}
        valueAt={(frame) => spring({frame, fps, reverse})}
      />
      <Track
        top={264}
        label={`delay ${delay}`}
        from={delay}
        length={natural}
        valueAt={(frame) => spring({frame, fps, reverse, delay})}
      />
      <Track
        top={480}
        label={`${durationInFrames} frames`}
        from={0}
        length={durationInFrames}
        valueAt={(frame) => spring({frame, fps, reverse, durationInFrames})}
      />
    </AbsoluteFill>
  );
};

type TrackProps = {
  top: number;
  label: string;
  from: number;
  length: number;
  valueAt: (frame: number) => number;
};

const x = (frame: number) => 360 + (frame / 89) * 620;
const y = (value: number) => 160 - value * 118;
const frames = Array.from({length: 90}, (_, index) => index);

const Track = ({top, label, from, length, valueAt}: TrackProps) => {
  const frame = useCurrentFrame();
  const value = valueAt(frame);
  const points = frames.map((at) => `${x(at)},${y(valueAt(at))}`).join(' ');

  return (
    <svg
      viewBox="0 0 1280 192"
      style={{position: 'absolute', top, width: 1280, fontSize: 48}}
      fill="none"
    >
      <text x={72} y={112} fill="#e8e6e1">
        {label}
      </text>
      <rect x={x(0)} width={620} height={192} fill="#15171c" />
      <rect
        x={x(from)}
        width={Math.max(0, Math.min(x(89), x(from + length)) - x(from))}
        height={192}
        fill="#1f2a3c"
      />
      <polyline points={points} stroke="#6fb1ff" strokeWidth={6} />
      <path d={`M${x(frame)} 0V192`} stroke="#ff7a5c" strokeWidth={4} />
      <circle cx={x(frame)} cy={y(value)} r={13} fill="#ff7a5c" />
      <circle cx={1116} cy={96} r={76} stroke="#2f343e" strokeWidth={3} />
      <circle cx={1116} cy={96} r={Math.max(0, value) * 76} fill="#6fb1ff" />
    </svg>
  );
};
