import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const TUNE = staticFile('demos/audio-spectrum/tune.mp3');

export const AudioSpectrum = ({
  power = 9,
  decibels = true,
  smoothing = true,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(TUNE);
  const numberOfSamples = 2 ** power;
  const values = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples, smoothing})
    : [];
  const hertz = 24000 / numberOfSamples;
  const bars = values.slice(0, numberOfSamples / 8);
  const loudest = bars.indexOf(Math.max(...bars));
  const toHeight = decibels ? heightOfDecibels : heightOfStrength;

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Audio src={TUNE} />
      <svg viewBox="0 0 1280 720" fontSize={44} style={digits}>
        {bars.map((strength, index) => {
          const width = 1120 / bars.length;
          const height = Math.max(4, toHeight(strength) * 470);

          return (
            <rect
              key={index}
              x={80 + index * width + width * 0.08}
              y={610 - height}
              width={width * 0.84}
              height={height}
              fill={index === loudest ? '#ff7a5c' : '#6fb1ff'}
            />
          );
        })}
        <text x={80} y={104} fill="#b4b3b0">
          {numberOfSamples} values, {Math.round(hertz)} Hz each
        </text>
        <text x={1200} y={104} textAnchor="end" fill="#ff7a5c">
          loudest near {Math.round(loudest * hertz)} Hz
        </text>
        {[0, 1000, 2000, 3000].map((at) => (
          <text
            key={at}
            x={80 + (at / 3000) * 1120}
            y={672}
            textAnchor={at === 0 ? 'start' : at === 3000 ? 'end' : 'middle'}
            fill="#b4b3b0"
          >
            {at === 3000 ? '3,000 Hz' : at.toLocaleString('en-US')}
          </text>
        ))}
      </svg>
    </AbsoluteFill>
  );
};

const heightOfStrength = (strength: number) => Math.min(1, strength * 4);

/** Silence is at -60 decibels: below, nothing is drawn. */
const heightOfDecibels = (strength: number) => {
  const level = 20 * Math.log10(Math.max(strength, 0.001));
  return Math.min(1, (level + 60) / 50);
};

const digits = {fontVariantNumeric: 'tabular-nums'} as const;
