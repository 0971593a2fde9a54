import {
  createSmoothSvgPath,
  getWaveformPortion,
  useAudioData,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const BELLS = staticFile('demos/audio-waveform/bells.mp3');

export const AudioWaveform = ({
  windowInSeconds = 0.5,
  numberOfSamples = 48,
  normalize = false,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(BELLS);
  const amplitudes = audioData
    ? visualizeAudioWaveform({
        audioData,
        frame,
        fps,
        windowInSeconds,
        numberOfSamples,
        normalize,
      })
    : [];
  const points = amplitudes.map((amplitude, index) => ({
    x: 80 + (index / (numberOfSamples - 1)) * 1120,
    y: 290 + amplitude * (normalize ? 150 : 500),
  }));
  const whole = audioData
    ? getWaveformPortion({
        audioData,
        startTimeInSeconds: 0,
        durationInSeconds: 4,
        numberOfSamples: 140,
      })
    : [];
  const x = (seconds: number) => 80 + (seconds / 4) * 1120;
  const now = x(frame / fps);
  const left = Math.max(80, now - x(windowInSeconds / 2) + 80);
  const right = Math.min(1200, now + x(windowInSeconds / 2) - 80);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Audio src={BELLS} />
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <rect
          x={left}
          y={520}
          width={right - left}
          height={136}
          fill="#c9dcf6"
        />
        <path
          d={`M80 460L${left} 520H${right}L1200 460`}
          stroke="#0b62d6"
          strokeOpacity={0.4}
          strokeWidth={3}
        />
        {whole.map(({index, amplitude}) => (
          <path
            key={index}
            d={`M${84 + index * 8} ${588 - amplitude * 60}v${4 + amplitude * 120}`}
            stroke="#15171c"
            strokeWidth={4}
          />
        ))}
        <path d={`M${now} 500V676`} stroke="#e5482d" strokeWidth={5} />
        {points.length > 0 && (
          <path
            d={createSmoothSvgPath({points})}
            stroke="#0b62d6"
            strokeWidth={8}
          />
        )}
        <text x={80} y={96} fontSize={48} fill="#4a4d55">
          {windowInSeconds.toFixed(2)} s, {numberOfSamples} samples
        </text>
      </svg>
    </AbsoluteFill>
  );
};
