import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const TransformSkew = ({skewX = 20, skewY = 0}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 14}});
  const back = spring({frame: frame - 60, fps, config: {damping: 200}});
  const angleX = skewX * (there - back);
  const angleY = skewY * (there - back);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div
        style={{
          position: 'absolute',
          left: 640 - WIDTH / 2,
          top: 320 - HEIGHT / 2,
          width: WIDTH,
          height: HEIGHT,
          background: '#0b62d6',
          color: '#fbfaf7',
          fontSize: 168,
          fontWeight: 650,
          lineHeight: `${HEIGHT - 10}px`,
          textAlign: 'center',
          transform: `skew(${angleX}deg, ${angleY}deg)`,
        }}
      >
        Express
      </div>
      <Angles angleX={angleX} angleY={angleY} />
    </AbsoluteFill>
  );
};

const WIDTH = 680;
const HEIGHT = 300;
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

type AnglesProps = {angleX: number; angleY: number};

/** Shows at the upper left corner how far its two edges are turned. */
const Angles = ({angleX, angleY}: AnglesProps) => {
  const x = 640 - WIDTH / 2 - (tan(angleX) * HEIGHT) / 2;
  const y = 320 - HEIGHT / 2 - (tan(angleY) * WIDTH) / 2;

  return (
    <svg
      viewBox="0 0 1280 720"
      style={{position: 'absolute', fontVariantNumeric: 'tabular-nums'}}
      fill="none"
      stroke="#e5482d"
      strokeWidth={8}
    >
      <path
        d={`M${x} ${y}v${HEIGHT}M${x} ${y}h${WIDTH}`}
        stroke="#15171c"
        strokeDasharray="14 12"
        strokeWidth={4}
      />
      <path
        d={`M${x + tan(angleX) * HEIGHT} ${y + HEIGHT}L${x} ${y}l${WIDTH} ${tan(angleY) * WIDTH}`}
      />
      <circle cx={x} cy={y} r={14} fill="#e5482d" />
      <text
        x={72}
        y={660}
        fontSize={64}
        fontWeight={550}
        fill="#15171c"
        stroke="none"
      >
        skew({Math.round(angleX)}°, {Math.round(angleY)}°)
      </text>
    </svg>
  );
};
