import {Ellipse as EllipseShape} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Ellipse = ({rx = 420, ry = 180, strokeWidth = 10}) => {
  const frame = useCurrentFrame();
  const angle = (frame / 90) * Math.PI * 2 - 0.7;
  const x = rx * Math.cos(angle);
  const y = ry * Math.sin(angle);
  const isBehind = y < 0;
  const sun = <circle r={92} fill="#ffb454" />;
  const planet = (
    <g transform={`translate(${x} ${y})`}>
      <circle r={42} fill="#6fb1ff" />
      <path d="M-40 -12A42 42 0 0 1 40 -12Z" fill="#c9dcf6" />
    </g>
  );

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <EllipseShape
        rx={rx}
        ry={ry}
        fill="#171a21"
        stroke="#1d4f93"
        strokeWidth={strokeWidth}
        style={{position: 'absolute', left: 640 - rx, top: 330 - ry}}
      />
      <svg
        viewBox="-640 -330 1280 720"
        fontSize={46}
        style={{position: 'absolute'}}
      >
        {isBehind ? planet : null}
        {sun}
        {isBehind ? null : planet}
        <path
          d={`M0 0H${rx} M0 0V${-ry}`}
          stroke="#ff7a5c"
          strokeWidth={5}
          strokeDasharray="2 12"
          strokeLinecap="round"
          fill="none"
        />
        <g
          fill="#e8e6e1"
          stroke="#0f1115"
          strokeWidth={10}
          paintOrder="stroke"
          strokeLinejoin="round"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={-560} y={342}>
            rx {rx}
          </text>
          <text x={-300} y={342}>
            ry {ry}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
