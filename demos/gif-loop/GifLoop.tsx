import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const steps = ['Write', 'Review', 'Merge'];

export const GifLoop = ({accent = '#e5482d', showLabels = true}) => {
  const frame = useCurrentFrame();
  const position = interpolate(
    frame,
    [0, 12, 22, 34, 44, 56, 75],
    [0, 0, 1, 1, 2, 2, 3],
    {easing: Easing.inOut(Easing.poly(3))},
  );

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      {steps.map((step, index) => {
        const isReached = Math.round(position) % 3 === index;

        return (
          <div
            key={step}
            style={{
              position: 'absolute',
              left: 50 + index * 300,
              top: 148,
              width: 260,
              textAlign: 'center',
              fontSize: 56,
              fontWeight: 600,
              color: isReached ? '#15171c' : '#8a8b8f',
            }}
          >
            <div
              style={{
                width: 160,
                height: 160,
                margin: '0 auto 20px',
                borderRadius: 80,
                border: '8px solid #15171c',
                boxSizing: 'border-box',
              }}
            />
            {showLabels ? step : null}
          </div>
        );
      })}
      {/* Leaves on the right while its copy comes in on the left */}
      {[0, -3].map((offset) => (
        <div
          key={offset}
          style={{
            position: 'absolute',
            left: 136 + (position + offset) * 300,
            top: 184,
            width: 88,
            height: 88,
            borderRadius: 44,
            background: accent,
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
