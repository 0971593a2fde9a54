import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

/** Contributions for each of 52 weeks of 7 days. These are made up; yours come from GitHub. */
const weeks = Array.from({length: 52}, (_, week) =>
  Array.from({length: 7}, (_, day) => {
    const season = 0.55 + 0.45 * Math.sin(week / 5.2);
    const isWeekend = day === 0 || day === 6;
    const count = random(`${week}-${day}`) ** 2 * 14 * season;
    return Math.round(isWeekend ? count / 3 : count);
  }),
);
const days = weeks.flat();
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const GithubYear = ({
  login = 'night-owl',
  color = '#6fb1ff',
  daysPerFrame = 3,
}) => {
  const frame = useCurrentFrame();
  const shown = Math.max(0, (frame - 8) * daysPerFrame);
  const zoom = interpolate(frame, [128, 150], [2, 1], clamp);
  const width = 1136 / zoom;
  const left = interpolate(shown / 7, [18, 44], [0, 1136 - width], clamp);
  const total = days
    .slice(0, Math.floor(shown))
    .reduce((sum, count) => sum + count, 0);

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <div style={{margin: '44px 72px 0', fontSize: 60, color: '#b4b3b0'}}>
        {login}
      </div>
      <div
        style={{
          margin: '0 72px',
          fontSize: 156,
          fontWeight: 650,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {total.toLocaleString('en-US')}
        <span style={{fontSize: 60, fontWeight: 400}}>{'  contributions'}</span>
      </div>
      <svg
        viewBox={`${left} 0 ${width} 154`}
        style={{
          position: 'absolute',
          left: 72,
          bottom: 52,
          width: 1136,
          height: 308,
        }}
      >
        {days.map((count, day) => {
          const arrived = interpolate(shown - day, [0, 14], [0, 1], clamp);
          const size = 18 * (1 + 0.5 * Math.sin(arrived * Math.PI));
          return (
            <rect
              key={day}
              x={Math.floor(day / 7) * 21.9 + 9 - size / 2}
              y={(day % 7) * 21.9 + 9 - size / 2}
              width={size}
              height={size}
              rx={4}
              fill={count === 0 || arrived === 0 ? '#232832' : color}
              fillOpacity={arrived === 0 ? 1 : levelOf(count)}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};

const levelOf = (count: number) => {
  if (count === 0) return 1;
  return [0.3, 0.5, 0.75, 1][Math.min(3, Math.floor(count / 3))];
};
