import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {angle?: number; axis?: 'Z' | 'X' | 'Y'};

export const TransformRotate = ({angle = 130, axis = 'Z'}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 14}});
  const back = spring({frame: frame - 60, fps, config: {damping: 200}});
  const now = angle * (there - back);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Scale now={now} />
      <div
        style={{
          position: 'absolute',
          left: 260,
          top: 210,
          width: 300,
          height: 300,
          borderRadius: 28,
          background: '#0b62d6',
          color: '#fbfaf7',
          fontSize: 230,
          fontWeight: 650,
          lineHeight: '290px',
          textAlign: 'center',
          transform: `perspective(900px) rotate${axis}(${now}deg)`,
        }}
      >
        R
      </div>
      <div
        style={{
          position: 'absolute',
          left: 820,
          top: 236,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <div style={{fontSize: 56, color: '#4a4d55'}}>rotate{axis}</div>
        <div style={{fontSize: 156, fontWeight: 600, lineHeight: 1.1}}>
          {Math.round(now)}°
        </div>
      </div>
    </AbsoluteFill>
  );
};

const ticks = Array.from({length: 36}, (_, index) => index * 10);

const Scale = ({now}: {now: number}) => (
  <svg viewBox="-410 -360 1280 720" style={{position: 'absolute'}}>
    {ticks.map((degrees) => (
      <path
        key={degrees}
        d={degrees % 90 === 0 ? 'M0 -300V-252' : 'M0 -300V-276'}
        transform={`rotate(${degrees})`}
        stroke="#15171c"
        strokeWidth={4}
      />
    ))}
    <circle
      r={300}
      fill="none"
      stroke="#e5482d"
      strokeWidth={10}
      pathLength={360}
      strokeDasharray={`${Math.min(360, Math.abs(now))} 720`}
      transform={`scale(${now < 0 ? -1 : 1} 1) rotate(-90)`}
    />
    <path
      d="M0 -324V-244"
      transform={`rotate(${now})`}
      stroke="#e5482d"
      strokeWidth={10}
    />
  </svg>
);
