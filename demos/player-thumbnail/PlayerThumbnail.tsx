import {Thumbnail} from '@remotion/player';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const PlayerThumbnail = ({frameToDisplay = 70}) => {
  const frame = useCurrentFrame();
  const now = 72 + (frame / 119) * 1136;
  const chosen = 72 + (frameToDisplay / 119) * 1136;

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <Picture left={72} frame={frame} color="#ff7a5c" name="Video" />
      <Picture
        left={688}
        frame={frameToDisplay}
        color="#6fb1ff"
        name="Thumbnail"
      />
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <rect x={72} y={566} width={1136} height={60} fill="#171a21" />
        <path
          d={Array.from(
            {length: 25},
            (_, n) => `M${72 + n * 47.33} 606v20`,
          ).join('')}
          stroke="#4a4d55"
          strokeWidth={4}
        />
        <rect x={chosen - 9} y={552} width={18} height={88} fill="#6fb1ff" />
        <path d={`M${now} 536V656`} stroke="#ff7a5c" strokeWidth={6} />
      </svg>
    </AbsoluteFill>
  );
};

type PictureProps = {left: number; frame: number; color: string; name: string};

const Picture = ({left, frame, color, name}: PictureProps) => {
  const {fps, durationInFrames} = useVideoConfig();

  return (
    <div style={{position: 'absolute', left, top: 64, width: 520, color}}>
      <div style={{display: 'flex', justifyContent: 'space-between', ...text}}>
        <div>{name}</div>
        <div>frame {frame}</div>
      </div>
      <Thumbnail
        component={Moon}
        frameToDisplay={frame}
        durationInFrames={durationInFrames}
        fps={fps}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: 520}}
      />
    </div>
  );
};

const text = {
  paddingBottom: 20,
  fontSize: 48,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The video: a moon that rises over a mountain and sets. */
const Moon = () => {
  const angle = (useCurrentFrame() / 119) * Math.PI;

  return (
    <AbsoluteFill style={{background: '#1d4f93'}}>
      <svg viewBox="0 0 1280 720">
        <circle
          cx={640 - Math.cos(angle) * 560}
          cy={760 - Math.sin(angle) * 560}
          r={100}
          fill="#fbfaf7"
        />
        <path
          d="M0 720V560L380 300L620 520L860 380L1280 620V720Z"
          fill="#15171c"
        />
      </svg>
    </AbsoluteFill>
  );
};
