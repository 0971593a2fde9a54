import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const BlurIn = ({text = 'Out of the fog', radius = 40, frames = 30}) => {
  const sharp = interpolate(useCurrentFrame(), [6, 6 + frames], [0, 1], {
    easing: Easing.out(Easing.poly(2)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        background: '#c9dcf6',
        color: '#15171c',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 156,
        fontWeight: 650,
      }}
    >
      <div
        style={{
          whiteSpace: 'pre',
          opacity: sharp,
          scale: `${1.12 - 0.12 * sharp}`,
          filter: sharp < 1 ? `blur(${(1 - sharp) * radius}px)` : undefined,
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};
