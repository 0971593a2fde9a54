import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const VOICE = staticFile('demos/waveform/voice.mp3');

export const Waveform = ({bars = 72, color = '#0b62d6', gap = 0.4}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const audioData = useAudioData(VOICE);
  if (!audioData) return null;

  const waveform = getWaveformPortion({
    audioData,
    startTimeInSeconds: 0,
    durationInSeconds: durationInFrames / fps,
    numberOfSamples: bars,
  });
  const step = 1136 / bars;
  const played = (frame / durationInFrames) * bars;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Audio src={VOICE} />
      <svg viewBox="0 0 1280 720">
        {waveform.map(({index, amplitude}) => {
          const height = Math.max(step * (1 - gap), amplitude * 420);
          return (
            <rect
              key={index}
              x={72 + index * step}
              y={330 - height / 2}
              width={step * (1 - gap)}
              height={height}
              rx={(step * (1 - gap)) / 2}
              fill={color}
              fillOpacity={Math.min(1, Math.max(0.24, played - index))}
            />
          );
        })}
        <g
          fontSize={48}
          fill="#4a4d55"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={72} y={660}>
            {(frame / fps).toFixed(1)} s
          </text>
          <text x={1208} y={660} textAnchor="end">
            {(durationInFrames / fps).toFixed(1)} s
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
