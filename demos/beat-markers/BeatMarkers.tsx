import {
  AbsoluteFill,
  Audio,
  Sequence,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

/** Seconds at which the picture cuts, counted from the start of the music. */
const beats = [0, 0.5, 1, 1.5, 2, 2.25, 2.5, 3, 3.5, 3.75];
const grounds = ['#fbfaf7', '#0b62d6', '#15171c', '#c9dcf6', '#e5482d'];

export const BeatMarkers = ({punch = 1.15, showMarkers = true}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const cuts = beats.map((seconds) => Math.round(seconds * fps));

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <Audio src={staticFile('demos/audio-spectrum/tune.mp3')} />
      {cuts.map((from, index) => (
        <Sequence
          key={from}
          from={from}
          durationInFrames={(cuts[index + 1] ?? durationInFrames) - from}
        >
          <Shot index={index} punch={punch} />
        </Sequence>
      ))}
      {showMarkers ? (
        <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
          <rect y={620} width={1280} height={100} fill="#0f1115" />
          {cuts.map((cut) => (
            <path
              key={cut}
              d={`M${72 + (cut / durationInFrames) * 1136} 640v60`}
              stroke={cut <= frame ? '#e8e6e1' : '#666972'}
              strokeWidth={8}
            />
          ))}
          <path
            d={`M${72 + (frame / durationInFrames) * 1136} 628v84`}
            stroke="#ff7a5c"
            strokeWidth={6}
          />
        </svg>
      ) : null}
    </AbsoluteFill>
  );
};

/** Stands for a clip. Its frames count from the beat, so the punch starts on it. */
const Shot = ({index, punch}: {index: number; punch: number}) => {
  const scale = interpolate(useCurrentFrame(), [0, 8], [punch, 1], {
    extrapolateRight: 'clamp',
  });
  const shapes = ['M-180-180H180V180H-180Z', 'M0-230L220 170H-220Z'];

  return (
    <AbsoluteFill style={{background: grounds[index % grounds.length]}}>
      <svg viewBox="-640 -310 1280 720">
        <g transform={`rotate(${index * 24}) scale(${scale})`}>
          {index % 3 === 2 ? (
            <circle r={200} fill={grounds[(index + 2) % grounds.length]} />
          ) : (
            <path
              d={shapes[index % 3]}
              fill={grounds[(index + 2) % grounds.length]}
            />
          )}
        </g>
      </svg>
    </AbsoluteFill>
  );
};
