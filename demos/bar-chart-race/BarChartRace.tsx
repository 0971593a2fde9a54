import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const rides = {
  Harbor: [310, 340, 390, 520, 760, 980],
  Market: [520, 560, 600, 640, 690, 730],
  Museum: [430, 380, 410, 600, 840, 870],
  Bridge: [600, 660, 720, 700, 660, 610],
  Park: [240, 300, 480, 560, 540, 590],
  Station: [480, 420, 350, 390, 450, 500],
};

type Props = {highlight?: keyof typeof rides; margin?: number};

export const BarChartRace = ({highlight = 'Harbor', margin = 24}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const time = interpolate(
    frame,
    [10, durationInFrames - 35],
    [0, years.length - 1],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );
  const bars = Object.entries(rides).map(([name, values]) => {
    const steps = values.map((_, index) => index);
    return {name, value: interpolate(time, steps, values)};
  });
  const largest = Math.max(...bars.map(({value}) => value));

  return (
    <AbsoluteFill style={{background: '#fbfaf7', color: '#15171c'}}>
      <div
        style={{
          display: 'flex',
          alignItems: 'baseline',
          margin: '28px 64px',
          fontSize: 56,
          fontWeight: 650,
        }}
      >
        <span style={{flex: 1}}>
          Bike rides per day
          <span style={{fontSize: 40, fontWeight: 400, color: '#4a4d55'}}>
            {'   sample data'}
          </span>
        </span>
        <span style={{fontSize: 100, fontVariantNumeric: 'tabular-nums'}}>
          {years[Math.floor(time)]}
        </span>
      </div>
      {bars.map(({name, value}) => (
        <div
          key={name}
          style={{
            position: 'absolute',
            left: 64,
            top: 160 + rankOf(value, bars, margin) * 90,
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            fontSize: 44,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <div style={{width: 184}}>{name}</div>
          <div
            style={{
              width: (value / largest) * 800,
              height: 74,
              background: name === highlight ? '#0b62d6' : '#c9dcf6',
            }}
          />
          <div style={{fontWeight: 600}}>{Math.round(value)}</div>
        </div>
      ))}
    </AbsoluteFill>
  );
};

/** Counts who is ahead. Near a tie, somebody is ahead by a part, so that bars glide past each other. */
const rankOf = (value: number, bars: {value: number}[], margin: number) =>
  bars
    .map((bar) => (bar.value - value) / margin + 0.5)
    .reduce((sum, ahead) => sum + Math.min(1, Math.max(0, ahead)), -0.5);
