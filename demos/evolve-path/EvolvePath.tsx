import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const EvolvePath = ({end = 1, strokeWidth = 16}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [6, 66], [0, end], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.bezier(0.5, 0, 0.2, 1),
  });

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path d={RIDGE} stroke="#e3dfd4" strokeWidth={4} />
        <path
          d={RIDGE}
          {...evolvePath(progress, RIDGE)}
          stroke="#0b62d6"
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
        />
        <path d="M80 620H1200" stroke="#e3dfd4" strokeWidth={10} />
        <path
          d={`M80 620H${80 + 1120 * progress}`}
          stroke="#e5482d"
          strokeWidth={10}
        />
        <text
          x={80}
          y={136}
          fontSize={80}
          fontWeight={600}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {progress.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const RIDGE =
  'M 80 520 L 210 430 L 290 460 L 450 240 L 530 320 L 610 270 L 700 380 C 760 440 800 420 850 340 L 970 120 L 1060 300 L 1110 280 L 1200 470';
