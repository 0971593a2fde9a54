import {
  AbsoluteFill,
  Audio,
  Sequence,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

/** Seconds at which somebody speaks. */
const speech = [
  {from: 1.4, to: 2.8},
  {from: 3.4, to: 4.65},
];

export const FadeAndDuck = ({music = 0.7, ducked = 0.18, fade = 24}) => {
  const {fps, durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const volume = (frame: number) => {
    const ends = interpolate(frame, [0, fade, last - fade, last], [0, 1, 1, 0]);
    const talk = Math.max(
      ...speech.map(({from, to}) =>
        interpolate(
          frame,
          [from * fps - 6, from * fps, to * fps, to * fps + 8],
          [0, 1, 1, 0],
          {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
        ),
      ),
    );
    return ends * interpolate(talk, [0, 1], [music, ducked]);
  };

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Audio
        loop
        loopVolumeCurveBehavior="extend"
        src={staticFile('demos/volume-curve/strings.mp3')}
        volume={volume}
      />
      <Sequence from={fps}>
        <Audio src={staticFile('demos/waveform/voice.mp3')} />
      </Sequence>
      <Mixer volume={volume} />
    </AbsoluteFill>
  );
};

/** Draws both tracks; leave it out of your video. */
const Mixer = ({volume}: {volume: (frame: number) => number}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const x = (at: number) => 72 + (at / (durationInFrames - 1)) * 1136;
  const points = Array.from(
    {length: durationInFrames},
    (_, at) => `${x(at)},${600 - volume(at) * 400}`,
  ).join(' ');

  return (
    <svg viewBox="0 0 1280 720" fontSize={48} fill="#4a4d55">
      {speech.map(({from, to}) => (
        <rect
          key={from}
          x={x(from * fps)}
          y={72}
          width={x(to * fps) - x(from * fps)}
          height={92}
          rx={12}
          fill="#15171c"
        />
      ))}
      <text x={72} y={236}>
        Voice
      </text>
      <polygon points={`72,600 ${points} 1208,600`} fill="#c9dcf6" />
      <polyline points={points} fill="none" stroke="#0b62d6" strokeWidth={8} />
      <text x={72} y={668}>
        Music {volume(frame).toFixed(2)}
      </text>
      <path d={`M${x(frame)} 48V620`} stroke="#e5482d" strokeWidth={5} />
    </svg>
  );
};
