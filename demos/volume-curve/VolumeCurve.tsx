import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const STRINGS = staticFile('demos/volume-curve/strings.mp3');

export const VolumeCurve = ({fadeIn = 30, fadeOut = 45, loudest = 0.9}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const volume = (at: number) =>
    interpolate(
      at,
      [0, fadeIn, durationInFrames - fadeOut, durationInFrames],
      [0, loudest, loudest, 0],
    );

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <Audio src={STRINGS} volume={volume} />
      <Graph volume={volume} />
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 56,
          fontSize: 48,
          color: '#b4b3b0',
        }}
      >
        volume
      </div>
      <div
        style={{
          position: 'absolute',
          right: 80,
          bottom: 40,
          fontSize: 96,
          fontWeight: 600,
          color: '#ff7a5c',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {volume(frame).toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};

const x = (frame: number) => 80 + (frame / 120) * 1120;
const y = (volume: number) => 520 - volume * 400;

const Graph = ({volume}: {volume: (frame: number) => number}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const audioData = useAudioData(STRINGS);
  const bars = audioData
    ? getWaveformPortion({
        audioData,
        startTimeInSeconds: 0,
        durationInSeconds: durationInFrames / fps,
        numberOfSamples: 60,
      })
    : [];
  const frames = Array.from({length: durationInFrames + 1}, (_, at) => at);
  const curve = frames.map((at) => `${x(at)},${y(volume(at))}`).join(' ');

  return (
    <svg viewBox="0 0 1280 720" fill="none">
      {bars.map(({index, amplitude}) => {
        const at = index * 2 + 1;
        const heard = amplitude * volume(at);

        return (
          <g key={index} stroke="#6fb1ff" strokeWidth={11}>
            <path d={`M${x(at)} ${y(0)}V${y(amplitude)}`} stroke="#2f343e" />
            <path
              d={`M${x(at)} ${y(0)}V${y(heard)}`}
              strokeOpacity={at <= frame ? 1 : 0.45}
            />
          </g>
        );
      })}
      <polyline points={curve} stroke="#e8e6e1" strokeWidth={6} />
      <path d={`M${x(frame)} 72V548`} stroke="#ff7a5c" strokeWidth={5} />
      <circle cx={x(frame)} cy={y(volume(frame))} r={17} fill="#ff7a5c" />
    </svg>
  );
};
