import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const TransformTranslate = ({x = 360, y = -160}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 14}});
  const back = spring({frame: frame - 60, fps, config: {damping: 200}});
  const nowX = x * (there - back);
  const nowY = y * (there - back);

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <svg viewBox="-640 -360 1280 720" fill="none" strokeWidth={4}>
        {lines.map((at) => (
          <path
            key={at}
            d={`M${at} -360V360M-640 ${at}H640`}
            stroke="#262a33"
            strokeWidth={2}
          />
        ))}
        <path d={`M0 0H${nowX}V${nowY}`} stroke="#ff7a5c" strokeWidth={6} />
        <rect
          x={-70}
          y={-70}
          width={140}
          height={140}
          rx={24}
          stroke="#e8e6e1"
          strokeDasharray="16 12"
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 570,
          top: 290,
          width: 140,
          height: 140,
          borderRadius: 24,
          background: '#6fb1ff',
          transform: `translate(${nowX}px, ${nowY}px)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 64,
          bottom: 48,
          padding: '0 16px',
          background: '#15171c',
          fontSize: 60,
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        translate({Math.round(nowX)}px, {Math.round(nowY)}px)
      </div>
    </AbsoluteFill>
  );
};

const lines = Array.from({length: 17}, (_, index) => (index - 8) * 80);
