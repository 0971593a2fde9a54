import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const CountUp = ({
  to = 1284500,
  frames = 75,
  label = 'steps in a year, sample data',
}) => {
  const value = interpolate(useCurrentFrame(), [10, 10 + frames], [0, to], {
    easing: Easing.out(Easing.poly(3)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const format = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});

  return (
    <AbsoluteFill
      style={{
        background: '#0f1115',
        color: '#e8e6e1',
        justifyContent: 'center',
        padding: '0 96px',
      }}
    >
      <div
        style={{
          fontSize: 216,
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {format.format(value)}
      </div>
      <div
        style={{
          width: `${(value / to) * 100}%`,
          height: 12,
          background: '#6fb1ff',
        }}
      />
      <div style={{fontSize: 56, paddingTop: 32, color: '#b4b3b0'}}>
        {label}
      </div>
    </AbsoluteFill>
  );
};
