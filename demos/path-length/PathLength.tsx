import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const PathLength = ({bend = 80, step = 100}) => {
  const frame = useCurrentFrame();
  const flat = interpolate(frame, [14, 44, 66, 88], [1, 0, 0, 1], {
    extrapolateLeft: 'clamp',
    easing: Easing.bezier(0.6, 0, 0.3, 1),
  });
  const path = river(bend * flat);
  const length = getLength(path);
  const marks = Array.from({length: Math.floor(length / step)}, (_, index) =>
    getPointAtLength(path, (index + 1) * step),
  );

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path d={path} stroke="#6fb1ff" strokeWidth={14} />
        {marks.map(({x, y}, index) => (
          <circle key={index} cx={x} cy={y} r={13} fill="#0f1115" />
        ))}
        {marks.map(({x, y}, index) => (
          <circle key={index} cx={x} cy={y} r={7} fill="#ff7a5c" />
        ))}
        <path d={`M100 ${BASE}h${length}`} stroke="#ff7a5c" strokeWidth={8} />
        <path
          d={`M100 ${BASE - 22}v44m600 -44v44`}
          stroke="#e8e6e1"
          strokeWidth={4}
        />
        <text
          x={1180}
          y={300}
          fontSize={84}
          fontWeight={600}
          textAnchor="end"
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          {Math.round(length)} px
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const BASE = 610;

const river = (bend: number) => {
  const up = 290 - bend * 1.6;
  const down = 290 + bend * 1.6;
  return `M 100 290 C 150 ${up} 200 ${up} 250 290 S 350 ${down} 400 290 S 500 ${up} 550 290 S 650 ${down} 700 290`;
};
