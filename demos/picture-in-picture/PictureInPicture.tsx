import {
  AbsoluteFill,
  Img,
  interpolate,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const PictureInPicture = ({size = 300, margin = 48, moveAt = 70}) => {
  const frame = useCurrentFrame();
  const {fps, width, height, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const enter = spring({frame, fps, delay: 10, config: {damping: 14}});
  const move = spring({frame, fps, delay: moveAt, config});
  const leave = spring({frame, fps, delay: durationInFrames - 16, config});
  const right = width - margin - size;

  return (
    <AbsoluteFill>
      <Img
        src={staticFile('demos/slideshow/city.svg')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
      <div
        style={{
          position: 'absolute',
          left: interpolate(move, [0, 1], [right, margin]),
          top: height - margin - size,
          width: size,
          height: size,
          scale: `${Math.max(0, enter - leave)}`,
          borderRadius: '50%',
          overflow: 'hidden',
          border: '8px solid #fbfaf7',
          boxSizing: 'border-box',
        }}
      >
        <Img
          src={staticFile('demos/picture-in-picture/speaker.svg')}
          style={{width: '100%', height: '100%', objectFit: 'cover'}}
        />
      </div>
    </AbsoluteFill>
  );
};
