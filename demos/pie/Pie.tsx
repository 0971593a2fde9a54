import {Pie as PieShape} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Pie = ({
  progress = 0.72,
  rotation = 0,
  closePath = true,
  counterClockwise = false,
}) => {
  const frame = useCurrentFrame();
  const shown = interpolate(
    frame,
    [4, 44, 76, 89],
    [0, progress, progress, 0],
    {
      extrapolateLeft: 'clamp',
      easing: Easing.bezier(0.65, 0, 0.35, 1),
    },
  );
  const place = {position: 'absolute', left: 560, top: 80} as const;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <PieShape radius={280} progress={1} fill="#dfeafa" style={place} />
      <PieShape
        radius={280}
        progress={shown}
        rotation={rotation}
        closePath={closePath}
        counterClockwise={counterClockwise}
        fill={closePath ? '#0b62d6' : 'none'}
        stroke="#0b62d6"
        strokeWidth={closePath ? 0 : 40}
        style={place}
      />
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 64,
          fontSize: 46,
          color: '#4a4d55',
        }}
      >
        progress
        <div
          style={{
            fontSize: 190,
            lineHeight: 1,
            fontWeight: 650,
            color: '#15171c',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {shown.toFixed(2)}
        </div>
      </div>
    </AbsoluteFill>
  );
};
