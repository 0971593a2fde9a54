import {Thumbnail} from '@remotion/player';
import type {CSSProperties} from 'react';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const PlayerSizes = ({width = 320, height = 200}) => {
  const column = interpolate(useCurrentFrame(), [0, 60, 119], [200, 520, 200]);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Box left={56} top={44} style={{width}} />
      <Box left={436} top={44} style={{height}} />
      <Box left={812} top={44} style={{width, height}} />
      <Box left={56} top={368} column={column} style={{width: '100%'}} />
      <Box
        left={664}
        top={368}
        column={column}
        style={{width: '100%', maxWidth: 320}}
      />
    </AbsoluteFill>
  );
};

type BoxProps = {
  left: number;
  top: number;
  column?: number;
  style: CSSProperties;
};

const Box = ({left, top, column, style}: BoxProps) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  return (
    <div style={{position: 'absolute', left, top}}>
      <div style={{fontSize: 40, color: '#4a4d55', whiteSpace: 'nowrap'}}>
        {Object.entries(style)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', ')}
      </div>
      <div
        style={{
          width: column ?? 'fit-content',
          borderRight: column && '6px solid #e5482d',
        }}
      >
        <div style={{marginTop: 12, width: column ? '' : 'fit-content'}}>
          <Thumbnail
            component={Ferry}
            frameToDisplay={frame}
            durationInFrames={durationInFrames}
            fps={fps}
            compositionWidth={1280}
            compositionHeight={720}
            style={{...style, background: '#e3dfd4'}}
          />
        </div>
      </div>
    </div>
  );
};

const Ferry = () => {
  const x = interpolate(useCurrentFrame(), [0, 119], [-460, 1340]);

  return (
    <AbsoluteFill style={{background: '#c9dcf6'}}>
      <svg viewBox="0 0 1280 720">
        <path d="M0 500H1280V720H0Z" fill="#0b62d6" />
        <g transform={`translate(${x} 500)`}>
          <path d="M0 -60H460L390 70H70Z" fill="#15171c" />
          <path d="M80 -180H340V-60H80Z" fill="#fbfaf7" />
          <path d="M200 -280H276V-180H200Z" fill="#e5482d" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
