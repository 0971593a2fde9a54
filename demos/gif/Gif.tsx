import {Gif as AnimatedGif} from '@remotion/gif';
import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {
  playbackRate?: number;
  loopBehavior?: 'loop' | 'pause-after-finish' | 'unmount-after-finish';
};

const WINDMILL = staticFile('demos/gif/windmill.gif');
const PICTURES = 12;
const SECONDS = 1.5;

export const Gif = ({playbackRate = 1, loopBehavior = 'loop'}: Props) => {
  const {fps} = useVideoConfig();
  const seconds = (useCurrentFrame() / fps) * playbackRate;
  const isOver = loopBehavior !== 'loop' && seconds >= SECONDS;
  const position = isOver ? SECONDS : seconds % SECONDS;
  const current = Math.min(11, Math.floor((position / SECONDS) * PICTURES));

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div style={{position: 'absolute', left: 72, top: 72, ...square}}>
        <AnimatedGif
          src={WINDMILL}
          playbackRate={playbackRate}
          loopBehavior={loopBehavior}
          style={{width: 576, height: 576}}
        />
      </div>
      <svg viewBox="0 0 1280 720" fill="#15171c" style={digits}>
        {Array.from({length: PICTURES}, (_, index) => (
          <rect
            key={index}
            x={728 + (index % 4) * 122}
            y={72 + Math.floor(index / 4) * 122}
            width={110}
            height={110}
            fill={index === current ? '#0b62d6' : '#dfeafa'}
          />
        ))}
        <text x={728} y={556} fontSize={110} fontWeight={600}>
          {position.toFixed(2)} s
        </text>
        <text x={728} y={640} fontSize={48} fill="#4a4d55">
          {isOver ? 'it is over' : `of the GIF, ${playbackRate}×`}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const square = {width: 576, height: 576, background: '#e3dfd4'};
const digits = {fontVariantNumeric: 'tabular-nums'} as const;
