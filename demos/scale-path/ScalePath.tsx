import {getBoundingBox, scalePath} from '@remotion/paths';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const ScalePath = ({scaleX = 2.4, scaleY = 1.6}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 10, fps, config: {damping: 14}});
  const back = spring({frame: frame - 60, fps, config: {damping: 20}});
  const amount = there - back;
  const x = 1 + (scaleX - 1) * amount;
  const y = 1 + (scaleY - 1) * amount;
  const scaled = scalePath(LEAF, x, y);
  const box = getBoundingBox(scaled);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={3}>
        <rect
          x={box.x1}
          y={box.y1}
          width={box.width}
          height={box.height}
          stroke="#ff7a5c"
        />
        <path d={scaled} fill="#1d4f93" stroke="#6fb1ff" strokeWidth={6} />
        <path d={LEAF} stroke="#e8e6e1" strokeDasharray="8 8" />
        <circle cx={box.x1} cy={box.y1} r={14} fill="#ff7a5c" />
        <g
          fontSize={46}
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={664}>
            scaleX {x.toFixed(2)}
          </text>
          <text x={400} y={664}>
            scaleY {y.toFixed(2)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const LEAF =
  'M 80 320 C 80 160 200 80 380 80 C 380 240 280 340 140 320 C 180 240 230 190 290 150 C 200 190 130 250 110 320 Z';
