import {Heart as HeartShape} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Heart = ({
  height = 420,
  aspectRatio = 1.1,
  bottomRoundnessAdjustment = 0,
  depthAdjustment = 0,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const beat = (at: number) =>
    spring({frame: (frame % 45) - at, fps, config: {damping: 9}});
  const scale = 0.92 + 0.08 * beat(0) + 0.06 * (beat(9) - beat(20));

  return (
    <AbsoluteFill style={{background: '#e5482d'}}>
      <AbsoluteFill style={{...centered, scale: String(scale)}}>
        <HeartShape
          height={height}
          aspectRatio={aspectRatio}
          bottomRoundnessAdjustment={bottomRoundnessAdjustment}
          depthAdjustment={depthAdjustment}
          fill="#fbfaf7"
        />
      </AbsoluteFill>
      <AbsoluteFill style={centered}>
        <div
          style={{
            width: height * aspectRatio,
            height,
            outline: '3px dashed #15171c',
          }}
        />
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 64,
          bottom: 48,
          fontSize: 46,
          fontWeight: 550,
          color: '#15171c',
        }}
      >
        {Math.round(height * aspectRatio)} × {height}
      </div>
    </AbsoluteFill>
  );
};

const centered = {alignItems: 'center', justifyContent: 'center'} as const;
