import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const TUNE = staticFile('demos/audio-spectrum/tune.mp3');

export const Spectrum = ({bars = 28, color = '#ff7a5c', mirror = true}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(TUNE);
  if (!audioData) return null;

  const strengths = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: 1024,
  });
  const step = 1136 / bars;

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <Audio src={TUNE} />
      <svg viewBox="0 0 1280 720">
        {Array.from({length: bars}, (_, bar) => {
          const band = strengths.slice(edge(bar, bars), edge(bar + 1, bars));
          const height = Math.max(
            step * 0.6,
            loudness(Math.max(...band)) * 560,
          );
          return (
            <rect
              key={bar}
              x={72 + bar * step}
              y={mirror ? 360 - height / 2 : 640 - height}
              width={step * 0.6}
              height={height}
              rx={step * 0.3}
              fill={color}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};

/** Bars get wider toward the right, as the ear hears: from about 50 to 5,400 Hz. */
const edge = (bar: number, bars: number) =>
  Math.round(2 + bar + 200 * (bar / bars) ** 3);

/** From 0 at -54 decibels to 1 at -12; the power keeps quiet sounds low. */
const loudness = (strength: number) => {
  const level = (20 * Math.log10(strength + 1e-6) + 54) / 42;
  return Math.min(1, Math.max(0, level)) ** 1.8;
};
