import {cutPath, getLength, getPointAtLength, warpPath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const CutPath = ({length = 1100, strokeWidth = 22}) => {
  const frame = useCurrentFrame();
  const at = interpolate(frame, [10, 60], [LENGTH, length], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.bezier(0.6, 0, 0.2, 1),
  });
  const end = getPointAtLength(THREAD, Math.min(at, LENGTH - 1));

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path
          d={THREAD}
          stroke="#b4b3b0"
          strokeWidth={4}
          strokeDasharray="2 18"
        />
        <path
          d={cutPath(THREAD, at)}
          stroke="#6fb1ff"
          strokeWidth={strokeWidth}
        />
        <path
          d={`M${end.x - 44} ${end.y - 44}l88 88m0 -88l-88 88`}
          stroke="#ff7a5c"
          strokeWidth={8}
        />
        <text
          x={1200}
          y={656}
          fontSize={48}
          textAnchor="end"
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {Math.round(at)} of {Math.round(LENGTH)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const CURVES =
  'M 100 200 C 300 20 520 120 480 320 C 440 520 200 480 260 320 C 320 160 640 120 720 320 C 800 520 1060 520 1180 160';
// Short pieces are cut at the exact length, long curves are not.
const THREAD = warpPath(CURVES, (point) => point, {interpolationThreshold: 30});
const LENGTH = getLength(THREAD);
