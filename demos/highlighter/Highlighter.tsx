import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Highlighter = ({color = '#ffc93c', height = 46, frames = 18}) => {
  const mark = {color, height, frames};

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        justifyContent: 'center',
        padding: '0 96px',
        fontSize: 108,
        fontWeight: 550,
        lineHeight: 1.25,
      }}
    >
      <div>
        Most glass is{' '}
        <Marked from={12} {...mark}>
          melted again
        </Marked>
        , and loses{' '}
        <Marked from={42} {...mark}>
          nothing but its color
        </Marked>
        .
      </div>
    </AbsoluteFill>
  );
};

type MarkedProps = {
  from: number;
  frames: number;
  color: string;
  height: number;
  children: string;
};

const Marked = ({from, frames, color, height, children}: MarkedProps) => {
  const drawn = interpolate(
    useCurrentFrame(),
    [from, from + frames],
    [0, 100],
    {
      easing: Easing.inOut(Easing.poly(2)),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <span
      style={{
        backgroundImage: `linear-gradient(${color}, ${color})`,
        backgroundRepeat: 'no-repeat',
        backgroundPosition: '0 78%',
        backgroundSize: `${drawn}% ${height}%`,
      }}
    >
      {children}
    </span>
  );
};
