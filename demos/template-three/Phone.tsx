import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Phone = ({color = '#0b62d6', radius = 56, tilt = 14}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const enter = spring({frame, fps, config, durationInFrames: 40});
  const turn = Math.sin((frame / durationInFrames) * Math.PI * 2);
  const leave = interpolate(
    frame,
    [durationInFrames - 20, durationInFrames - 1],
    [0, 1],
    {extrapolateLeft: 'clamp'},
  );
  const shown = enter - leave ** 3;

  return (
    <AbsoluteFill style={{background: '#dfeafa', perspective: 1500}}>
      <div
        style={{
          position: 'absolute',
          left: 490,
          top: 60,
          width: 300,
          height: 600,
          transformStyle: 'preserve-3d',
          transform: `scale(1.1) translateY(${(1 - shown) * 760}px) rotateX(${tilt}deg) rotateY(${-18 + turn * 44}deg) rotateZ(${6 - turn * 8}deg)`,
        }}
      >
        {Array.from({length: DEPTH}, (_, layer) => (
          <div
            key={layer}
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: radius,
              background: layer === DEPTH - 1 ? '#15171c' : color,
              filter: `brightness(${0.62 + (layer / DEPTH) * 0.38})`,
              transform: `translateZ(${layer * 2 - DEPTH}px)`,
            }}
          />
        ))}
        <div
          style={{
            position: 'absolute',
            inset: 14,
            overflow: 'hidden',
            borderRadius: Math.max(0, radius - 14),
            transform: `translateZ(${DEPTH}px)`,
          }}
        >
          <Screen />
        </div>
      </div>
    </AbsoluteFill>
  );
};

/** The phone is cut into sheets, each two pixels behind the next. */
const DEPTH = 20;

/** Stands for the video on the screen: hills at dusk that pass by. */
const Screen = () => {
  const {durationInFrames} = useVideoConfig();
  const move = useCurrentFrame() / durationInFrames;

  return (
    <svg viewBox="0 0 272 572" style={{display: 'block'}}>
      <path d="M0 0H272V572H0Z" fill="#fbfaf7" />
      <circle cx={180} cy={200} r={74} fill="#ff7a5c" />
      {['#c9dcf6', '#6f9fdf', '#1d4f93'].map((fill, index) => (
        <path
          key={fill}
          d={hills(300 + index * 66, 34 + index * 10, index)}
          fill={fill}
          transform={`translate(${-((move * (index + 1)) % 1) * 272} 0)`}
        />
      ))}
      <path
        d="M96 16H176"
        stroke="#15171c"
        strokeWidth={20}
        strokeLinecap="round"
      />
    </svg>
  );
};

/** Hills that repeat after the width of the screen. */
const hills = (y: number, height: number, shift: number) => {
  const points = Array.from({length: 69}, (_, step) => {
    const angle = ((step * 8) / 272) * Math.PI * 2 + shift * 2;
    const rise = Math.sin(angle) * 0.7 + Math.sin(angle * 2) * 0.3;
    return `L${step * 8} ${(y - rise * height).toFixed(1)}`;
  });
  return `M0 572${points.join('')}L544 572Z`;
};
