import {interpolateStyles} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, useCurrentFrame} from 'remotion';

export const InterpolateStyles = ({
  color = '#0b62d6',
  borderRadius = 140,
  angle = 180,
}) => {
  const frame = useCurrentFrame();
  const style = interpolateStyles(
    frame,
    [8, 36, 54, 84],
    [
      {...START},
      {
        backgroundColor: color,
        borderRadius: `${borderRadius}px`,
        transform: `translateX(760px) rotate(${angle}deg)`,
      },
      {
        backgroundColor: color,
        borderRadius: `${borderRadius}px`,
        transform: `translateX(760px) rotate(${angle}deg)`,
      },
      {...START},
    ],
    {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.bezier(0.6, 0, 0.2, 1),
    },
  );

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div
        style={{
          position: 'absolute',
          left: 120,
          top: 130,
          width: 280,
          height: 280,
          color: '#fbfaf7',
          fontSize: 200,
          fontWeight: 650,
          textAlign: 'center',
          ...style,
        }}
      >
        R
      </div>
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 64,
          fontSize: 46,
          color: '#4a4d55',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {String(style.backgroundColor)}
        <div>
          borderRadius {Math.round(parseFloat(String(style.borderRadius)))}px
        </div>
      </div>
    </AbsoluteFill>
  );
};

const START = {
  backgroundColor: '#15171c',
  borderRadius: '16px',
  transform: 'translateX(0px) rotate(0deg)',
};
