import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Blank = ({background = '#fbfaf7', guides = true}) => {
  return (
    <AbsoluteFill style={{background}}>
      {guides ? <Guides /> : null}
    </AbsoluteFill>
  );
};

/** What an editor would lay over an empty picture: its size, its middle, its time. */
const Guides = () => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const x = 64 + (frame / (durationInFrames - 1)) * (width - 128);
  const ticks = Array.from({length: durationInFrames}, (_, tick) => {
    const at = 64 + (tick / (durationInFrames - 1)) * (width - 128);
    return `M${at} ${height - 64}v${tick % 10 === 0 ? -36 : -18}`;
  });

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="#15171c"
      strokeWidth={3}
    >
      <path d={corners(64, 56, width - 64, height - 136, 56)} />
      <path
        d={`M${width / 2} ${height / 2 - 84}v88M${width / 2 - 44} ${height / 2 - 40}h88`}
        strokeOpacity={0.4}
      />
      <path d={ticks.join('')} strokeOpacity={0.4} />
      <path
        d={`M${x} ${height - 112}V${height - 40}`}
        stroke="#e5482d"
        strokeWidth={6}
      />
      <g
        fill="#4a4d55"
        stroke="none"
        fontSize={44}
        style={{fontVariantNumeric: 'tabular-nums'}}
      >
        <text x={104} y={130}>
          MyComp
        </text>
        <text x={width - 104} y={130} textAnchor="end">
          {width} × {height}
        </text>
        <text x={width - 104} y={height - 176} textAnchor="end" fill="#e5482d">
          {String(frame).padStart(2, '0')}
        </text>
      </g>
    </svg>
  );
};

const corners = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  length: number,
) =>
  [
    `M${left} ${top + length}V${top}h${length}`,
    `M${right - length} ${top}H${right}v${length}`,
    `M${right} ${bottom - length}V${bottom}h${-length}`,
    `M${left + length} ${bottom}H${left}v${-length}`,
  ].join('');
