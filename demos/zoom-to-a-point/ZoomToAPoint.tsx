import {
  AbsoluteFill,
  Img,
  interpolate,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const ZoomToAPoint = ({zoom = 2.2, pointX = 93, pointY = 14}) => {
  const frame = useCurrentFrame();
  const {fps, width, height, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const enter = spring({frame, fps, delay: 20, durationInFrames: 30, config});
  const leave = spring({
    frame,
    fps,
    delay: durationInFrames - 40,
    durationInFrames: 30,
    config,
  });
  const progress = enter - leave;
  const scale = zoom ** progress;
  // The point moves to the middle, as far as the edges of the picture allow
  const shift = (size: number, percent: number) => {
    const wanted = (size / 2 - (size * percent) / 100) * scale;
    const allowed = (size * (scale - 1)) / 2;
    return Math.max(-allowed, Math.min(allowed, wanted));
  };
  const press = interpolate(frame, [62, 66, 72], [1, 0.8, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#0f1115', overflow: 'hidden'}}>
      <AbsoluteFill
        style={{
          transform: `translate(${shift(width, pointX)}px, ${shift(height, pointY)}px) scale(${scale})`,
        }}
      >
        <Img
          src={staticFile('demos/zoom-to-a-point/app.svg')}
          style={{width: '100%', height: '100%'}}
        />
        <svg
          viewBox="0 0 24 24"
          style={{
            position: 'absolute',
            left: `${pointX}%`,
            top: `${pointY}%`,
            width: 64,
            scale: `${press}`,
            transformOrigin: '0 0',
          }}
        >
          <path
            d="M1 1v18l5-5 3 8 4-2-3-7h7z"
            fill="#15171c"
            stroke="#fbfaf7"
          />
        </svg>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
