import {
  AbsoluteFill,
  Easing,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const KenBurns = ({zoom = 1.6, focusX = 71, focusY = 80}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - 1], [0, 1], {
    easing: Easing.inOut(Easing.poly(2)),
  });

  return (
    <AbsoluteFill style={{background: '#0f1115', overflow: 'hidden'}}>
      <Img
        src={staticFile('demos/ken-burns/valley.svg')}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          transformOrigin: `${focusX}% ${focusY}%`,
          transform: `scale(${1 + (zoom - 1) * progress})`,
        }}
      />
    </AbsoluteFill>
  );
};
