import {Rect as RectShape} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Rect = ({width = 760, height = 400, cornerRadius = 120}) => {
  const frame = useCurrentFrame();
  const round = interpolate(
    frame,
    [8, 34, 56, 82],
    [0, cornerRadius, cornerRadius, 0],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );
  const left = 640 - width / 2;
  const top = 320 - height / 2;

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <RectShape
        width={width}
        height={height}
        cornerRadius={round}
        fill="#0b62d6"
        style={{position: 'absolute', left, top}}
      />
      <RectShape
        width={width - 44}
        height={height - 44}
        cornerRadius={Math.max(0, round - 22)}
        fill="none"
        stroke="#fbfaf7"
        strokeWidth={8}
        style={{position: 'absolute', left: left + 22, top: top + 22}}
      />
      <div
        style={{
          position: 'absolute',
          left,
          top,
          width,
          lineHeight: `${height}px`,
          textAlign: 'center',
          fontSize: Math.min(width, height) * 0.34,
          fontWeight: 650,
          color: '#fbfaf7',
        }}
      >
        Exit 12
      </div>
      <svg
        viewBox="0 0 1280 720"
        fontSize={44}
        fill="none"
        style={{position: 'absolute'}}
      >
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          stroke="#b4b3b0"
          strokeWidth={2}
        />
        {round > 1 ? (
          <g stroke="#ff7a5c" strokeWidth={5}>
            <circle cx={left + round} cy={top + round} r={round} />
            <path d={`M${left + round} ${top + round}H${left}`} />
          </g>
        ) : null}
        <g fill="#e8e6e1" style={{fontVariantNumeric: 'tabular-nums'}}>
          <text x={80} y={660}>
            {width} × {height}
          </text>
          <text x={1200} y={660} textAnchor="end" fill="#ff7a5c">
            cornerRadius {Math.round(round)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
