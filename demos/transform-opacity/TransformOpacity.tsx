import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const TransformOpacity = ({from = 1, to = 0.15}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [8, 40, 52, 84], [from, to, to, from], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div
        style={{
          position: 'absolute',
          right: 0,
          width: 720,
          height: 720,
          background:
            'repeating-linear-gradient(-45deg, #15171c 0 40px, #fbfaf7 40px 100px)',
        }}
      />
      <div
        style={{
          position: 'absolute',
          right: 140,
          top: 140,
          width: 440,
          height: 440,
          borderRadius: '50%',
          background: '#0b62d6',
          opacity,
        }}
      />
      <div style={{position: 'absolute', left: 72, top: 216}}>
        <div style={{fontSize: 56, color: '#4a4d55'}}>opacity</div>
        <div
          style={{
            fontSize: 200,
            fontWeight: 600,
            lineHeight: 1.1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {opacity.toFixed(2)}
        </div>
      </div>
    </AbsoluteFill>
  );
};
