import {interpolateStyles} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, useCurrentFrame} from 'remotion';

export const InterpolateStyles = ({
  color = '#0b62d6',
  borderRadius = 140,
  angle = 180,
}) => {
  const frame = useCurrentFrame();
  const end = {
    backgroundColor: color,
    borderRadius: `${borderRadius}px`,
    transform: `translateX(760px) rotate(${angle}deg)`,
  };
  const styleAt = (time: number) =>
    interpolateStyles(
      time,
      [8, 36, 54, 84],
      [START, end, {...end}, {...START}],
      {
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
        easing: Easing.bezier(0.6, 0, 0.2, 1),
      },
    );
  const style = styleAt(frame);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      {[12, 9, 6, 3].map((ago) => (
        <div
          key={ago}
          style={{...tile, ...styleAt(frame - ago), opacity: 0.7 / ago}}
        />
      ))}
      <div style={{...tile, ...style}}>R</div>
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

const tile = {
  position: 'absolute',
  left: 120,
  top: 130,
  width: 280,
  height: 280,
  color: '#fbfaf7',
  fontSize: 200,
  fontWeight: 650,
  textAlign: 'center',
} as const;

const START = {
  backgroundColor: '#15171c',
  borderRadius: '16px',
  transform: 'translateX(0px) rotate(0deg)',
};
