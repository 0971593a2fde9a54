import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {src?: string; tail?: number};

export const VoiceOverLength = ({
  src = staticFile('demos/waveform/voice.mp3'),
  tail = 1,
}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const audioData = useAudioData(src);
  if (!audioData) return null;

  const seconds = durationInFrames / fps;
  const x = (second: number) => 72 + (second / seconds) * 1136;
  const end = x(seconds - tail);
  const bars = getWaveformPortion({
    audioData,
    startTimeInSeconds: 0,
    durationInSeconds: seconds - tail,
    numberOfSamples: 60,
  });

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <Audio src={src} />
      <svg viewBox="0 0 1280 720" fontSize={48} fill="#b4b3b0">
        <text x={72} y={200} fontSize={150} fontWeight={650} fill="#e8e6e1">
          {durationInFrames} frames
        </text>
        <path d={`M${end} 290V590`} stroke="#666972" strokeWidth={4} />
        {bars.map(({index, amplitude}) => (
          <rect
            key={index}
            x={72 + ((end - 72) / 60) * (index + 0.2)}
            y={440 - amplitude * 140 - 4}
            width={((end - 72) / 60) * 0.6}
            height={amplitude * 280 + 8}
            rx={5}
            fill="#6fb1ff"
          />
        ))}
        <text x={72} y={660}>
          voice
        </text>
        <text x={end + 24} y={660}>
          tail
        </text>
        <path
          d={`M${x(frame / fps)} 270V610`}
          stroke="#ff7a5c"
          strokeWidth={6}
        />
      </svg>
    </AbsoluteFill>
  );
};
