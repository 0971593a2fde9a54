import {Ellipse as EllipseShape} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Ellipse = ({rx = 420, ry = 180, strokeWidth = 10}) => {
  const frame = useCurrentFrame();
  const angle = (frame / 90) * Math.PI * 2 - 0.7;
  const x = rx * Math.cos(angle);
  const y = ry * Math.sin(angle);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <EllipseShape
        rx={rx}
        ry={ry}
        fill="#dfeafa"
        stroke="#0b62d6"
        strokeWidth={strokeWidth}
        style={{position: 'absolute', left: 640 - rx, top: 330 - ry}}
      />
      <svg
        viewBox="-640 -330 1280 720"
        fontSize={46}
        style={{position: 'absolute'}}
      >
        <path
          d={`M0 0H${rx} M0 0V${-ry}`}
          stroke="#15171c"
          strokeWidth={4}
          fill="none"
        />
        <circle r={10} fill="#15171c" />
        <circle cx={x} cy={y} r={26} fill="#e5482d" />
        <g
          fill="#15171c"
          stroke="#fbfaf7"
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
