import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';

export const InterpolateColors = ({
  first = '#0b1026',
  second = '#f59e6c',
  third = '#8ecae6',
  middle = 40,
}) => {
  const input = interpolate(useCurrentFrame(), [0, 60, 119], [0, 100, 0]);
  const colorAt = (value: number) =>
    interpolateColors(value, [0, middle, 100], [first, second, third]);
  const color = colorAt(input);

  return (
    <AbsoluteFill style={{background: color, justifyContent: 'flex-end'}}>
      <svg viewBox="0 400 1280 320" fontSize={48} fontWeight={500}>
        <rect y={400} width={1280} height={320} fill="#fbfaf7" />
        {shares.map((share) => (
          <rect
            key={share}
            x={x(share)}
            y={472}
            width={12}
            height={96}
            fill={colorAt(share)}
            shapeRendering="crispEdges"
          />
        ))}
        {[0, middle, 100].map((stop) => (
          <text
            key={stop}
            x={x(stop)}
            y={656}
            textAnchor={stop === 0 ? 'start' : stop === 100 ? 'end' : 'middle'}
            fill="#4a4d55"
          >
            {stop}
          </text>
        ))}
        <path d={`M${x(input)} 448V592`} stroke="#15171c" strokeWidth={14} />
        <path d={`M${x(input)} 451V589`} stroke="#fbfaf7" strokeWidth={6} />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 72,
          top: 72,
          padding: '20px 40px',
          borderRadius: 12,
          fontSize: 84,
          background: '#fbfaf7',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {color}
      </div>
    </AbsoluteFill>
  );
};

const x = (value: number) => 72 + (value / 100) * 1136;
const shares = Array.from({length: 100}, (_, index) => index);
