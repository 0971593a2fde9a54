import {
  AbsoluteFill,
  Easing,
  interpolate,
  Series,
  useCurrentFrame,
} from 'remotion';

export const SeriesOffset = ({durationInFrames = 40, offset = -14}) => {
  const second = durationInFrames + offset;
  const third = second + durationInFrames;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div style={{position: 'relative', height: 448, overflow: 'hidden'}}>
        <Series>
          <Series.Sequence durationInFrames={durationInFrames}>
            <Scene {...oslo} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={durationInFrames} offset={offset}>
            <Scene {...bergen} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={Infinity}>
            <Scene {...tromso} />
          </Series.Sequence>
        </Series>
      </div>
      <svg viewBox="0 448 1280 272">
        <Bar from={0} length={durationInFrames} row={0} {...oslo} />
        <Bar from={second} length={durationInFrames} row={1} {...bergen} />
        <Bar from={third} length={100 - third} row={0} {...tromso} />
        <path
          d={`M${x(useCurrentFrame())} 476V692`}
          stroke="#e5482d"
          strokeWidth={6}
        />
      </svg>
    </AbsoluteFill>
  );
};

const oslo = {name: 'Oslo', background: '#0b62d6', color: '#fbfaf7'};
const bergen = {name: 'Bergen', background: '#15171c', color: '#fbfaf7'};
const tromso = {name: 'Tromsø', background: '#c9dcf6', color: '#15171c'};

const Scene = ({name, background, color}: typeof oslo) => {
  const frame = useCurrentFrame();
  const left = interpolate(frame, [0, 14], [100, 0], {
    easing: Easing.out(Easing.poly(3)),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{background, color, padding: 64, translate: `${left}% 0`}}
    >
      <div style={{fontSize: 190, fontWeight: 650}}>{name}</div>
      <div style={{fontSize: 52, fontVariantNumeric: 'tabular-nums'}}>
        frame {frame} of this scene
      </div>
    </AbsoluteFill>
  );
};

const x = (frame: number) => 64 + (frame / 100) * 1152;

type BarProps = typeof oslo & {from: number; length: number; row: number};

const Bar = ({name, background, color, from, length, row}: BarProps) => (
  <svg
    x={x(from)}
    y={500 + row * 88}
    width={Math.max(0, x(Math.min(100, from + length)) - x(from))}
    height={80}
  >
    <rect width="100%" height={80} rx={8} fill={background} />
    <text x={24} y={54} fontSize={44} fontWeight={500} fill={color}>
      {name}
    </text>
  </svg>
);
