import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {AbsoluteFill, Audio, staticFile, useCurrentFrame} from 'remotion';

const STEPS = staticFile('demos/playback-rate/steps.mp3');
const LENGTH = 120;

export const PlaybackRate = ({playbackRate = 1.5}) => {
  const frame = useCurrentFrame();
  const position = frame * playbackRate;
  const inFile = x(Math.min(position, LENGTH));

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Audio src={STEPS} playbackRate={playbackRate} />
      <svg viewBox="0 0 1280 720" fontSize={44} fill="#4a4d55" style={digits}>
        <text x={80} y={96}>
          File
        </text>
        <text x={1200} y={96} textAnchor="end">
          {(Math.min(position, LENGTH) / 30).toFixed(2)} s
        </text>
        <Waveform top={128} rate={1} position={position} />
        <Waveform top={446} rate={playbackRate} position={position} />
        <path
          d={`M${inFile} 110V292L${x(frame)} 428V610`}
          fill="none"
          stroke="#e5482d"
          strokeWidth={6}
          strokeLinejoin="round"
        />
        <text x={80} y={660}>
          Timeline, {playbackRate}×
        </text>
        <text x={1200} y={660} textAnchor="end">
          {(frame / 30).toFixed(2)} s
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const x = (frame: number) => 80 + (frame / LENGTH) * 1120;
const digits = {fontVariantNumeric: 'tabular-nums'} as const;

type WaveformProps = {top: number; rate: number; position: number};

/** The whole sound, drawn as long as it takes at this rate; the timeline ends with the composition. */
const Waveform = ({top, rate, position}: WaveformProps) => {
  const audioData = useAudioData(STEPS);
  const bars = audioData
    ? getWaveformPortion({
        audioData,
        startTimeInSeconds: 0,
        durationInSeconds: 4,
        numberOfSamples: 120,
      })
    : [];

  return (
    <svg x={80} y={top} width={1120} height={146}>
      <rect width={1120} height={146} fill="#e3dfd4" opacity={0.5} />
      <rect width={1120 / rate} height={146} fill="#dfeafa" />
      {bars.map(({index, amplitude}) => (
        <rect
          key={index}
          x={((index + 0.15) / LENGTH / rate) * 1120}
          y={73 - 4 - amplitude * 60}
          width={6.5 / rate}
          height={8 + amplitude * 120}
          fill={index < position ? '#0b62d6' : '#15171c'}
        />
      ))}
    </svg>
  );
};
