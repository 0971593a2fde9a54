import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';

export const YearInReview = ({
  name = 'Mira',
  kilometers = 4218,
  rides = 163,
  color = '#6fb1ff',
}) => {
  const opacity = interpolate(useCurrentFrame(), [108, 119], [1, 0], {
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <AbsoluteFill style={{opacity}}>
        <div style={{padding: '88px 80px 48px', fontSize: 170}}>
          <div style={{fontWeight: 650, color}}>{name}</div>
          <div style={{fontSize: 72}}>and a year by bicycle</div>
        </div>
        <Months seed={name} color={color} />
        <Count top={900} value={kilometers} label="kilometers" delay={10} />
        <Count top={1220} value={rides} label="rides" delay={24} />
        <Count
          top={1540}
          value={kilometers / rides}
          label="kilometers a ride"
          delay={38}
        />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const useProgress = (delay: number) =>
  interpolate(useCurrentFrame(), [delay, delay + 36], [0, 1], {
    easing: Easing.out(Easing.poly(4)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

type CountProps = {top: number; value: number; label: string; delay: number};

const Count = ({top, value, label, delay}: CountProps) => {
  const progress = useProgress(delay);

  return (
    <div
      style={{
        position: 'absolute',
        left: 80,
        right: 80,
        top,
        borderTop: '4px solid #2f343e',
        paddingTop: 20,
        opacity: Math.min(1, progress * 3),
      }}
    >
      <div
        style={{
          fontSize: 200,
          fontWeight: 650,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(value * progress).toLocaleString('en-US')}
      </div>
      <div style={{fontSize: 56}}>{label}</div>
    </div>
  );
};

/** A bar for each month; the name decides how long it was ridden. */
const Months = ({seed, color}: {seed: string; color: string}) => {
  const progress = useProgress(0);

  return (
    <svg viewBox="0 0 1080 440" fill={color}>
      {Array.from({length: 12}, (_, month) => {
        const season = 0.35 + 0.65 * Math.sin((month / 11) * Math.PI);
        const height =
          380 * progress * season * (0.4 + 0.6 * random(`${seed}-${month}`));

        return (
          <rect
            key={month}
            x={80 + month * 77.5}
            y={400 - height}
            width={64}
            height={height}
          />
        );
      })}
    </svg>
  );
};
