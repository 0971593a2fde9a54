import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

export const RandomParticles = ({seed = 'Ada', stars = 9, wildness = 70}) => {
  const frame = useCurrentFrame();
  const fade = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const drawn = interpolate(frame, [8, 68], [0, stars - 1], fade);
  const opacity = interpolate(frame, [0, 8, 106, 119], [0, 1, 1, 0], fade);

  /** The same seed returns the same number, in every frame and every render. */
  const pick = (name: string) => random(`${seed}-${name}`);

  const points = Array.from({length: stars}, (_, star) => {
    const angle = ((star + pick(`angle-${star}`) * 0.8) / stars) * Math.PI * 2;
    const radius = 330 - pick(`radius-${star}`) * wildness * 3;
    return [540 + Math.cos(angle) * radius, 452 + Math.sin(angle) * radius];
  });

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <svg viewBox="0 0 1080 1080" opacity={opacity}>
        {Array.from({length: 50}, (_, dot) => (
          <circle
            key={dot}
            cx={pick(`dot-x-${dot}`) * 1080}
            cy={pick(`dot-y-${dot}`) * 900}
            r={2 + pick(`dot-size-${dot}`) * 3}
            fill="#7d8491"
          />
        ))}
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="#6fb1ff"
          strokeWidth={4}
          pathLength={stars - 1}
          strokeDasharray={`${drawn} ${stars}`}
        />
        {points.map(([x, y], star) => (
          <circle
            key={star}
            cx={x}
            cy={y}
            r={
              interpolate(drawn, [star - 0.6, star], [0.3, 1], fade) *
              (12 + pick(`size-${star}`) * 14)
            }
            fill={drawn < star ? '#7d8491' : '#e8e6e1'}
          />
        ))}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 72,
          bottom: 48,
          fontSize: 148,
          fontWeight: 600,
          opacity,
        }}
      >
        {seed}
      </div>
    </AbsoluteFill>
  );
};
