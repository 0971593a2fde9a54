import {getBoundingBox, translatePath} from '@remotion/paths';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const TranslatePath = ({x = 520, y = 180}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 15}});
  const back = spring({frame: frame - 58, fps, config: {damping: 200}});
  const amount = there - back;
  const moved = translatePath(BOLT, x * amount, y * amount);
  const box = getBoundingBox(moved);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={4}>
        <path d={BOLT} fill="#dfeafa" stroke="#0b62d6" strokeDasharray="8 8" />
        <path d={moved} fill="#0b62d6" />
        <path
          d={`M${START.x1} ${START.y1}H${box.x1}V${box.y1}`}
          stroke="#e5482d"
          strokeWidth={5}
        />
        <circle cx={START.x1} cy={START.y1} r={12} fill="#e5482d" />
        <circle cx={box.x1} cy={box.y1} r={12} fill="#e5482d" />
        <g
          fontSize={48}
          fill="#15171c"
          textAnchor="end"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={1200} y={104}>
            x {Math.round(x * amount)}
          </text>
          <text x={1200} y={168}>
            y {Math.round(y * amount)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const BOLT =
  'M 290 120 L 150 320 L 240 320 L 190 480 L 350 260 L 250 260 L 290 120 Z';
const START = getBoundingBox(BOLT);
