import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Card = {label: string; value: string};
type Props = {title: string; color: string; cards: Card[]};

const week: Card[] = [
  {label: 'Rides', value: '12'},
  {label: 'Kilometers', value: '318'},
  {label: 'Meters climbed', value: '4,260'},
  {label: 'Longest ride', value: '94 km'},
];

export const WeekReport = ({
  title = 'Week 28',
  color = '#0b62d6',
  cards = week,
}: Partial<Props>) => {
  const frame = useCurrentFrame();
  const leave = interpolate(frame, [138, 149], [0, 1], ease);

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        boxSizing: 'border-box',
        padding: '56px 72px',
      }}
    >
      <div style={{display: 'flex', fontSize: 56, opacity: 1 - leave}}>
        <span style={{flex: 1, fontWeight: 650}}>{title}</span>
        <span style={{color: '#666972', fontVariantNumeric: 'tabular-nums'}}>
          {Math.min(cards.length, Math.floor(Math.max(0, frame - 6) / 24) + 1)}
          {' / '}
          {cards.length}
        </span>
      </div>
      <div style={{flex: 1, display: 'flex', flexDirection: 'column'}}>
        {cards.map(({label, value}, index) => (
          <Row
            key={index}
            label={label}
            value={value}
            color={color}
            since={frame - 6 - index * 24}
            leave={leave}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const ease = {...clamp, easing: Easing.inOut(Easing.poly(3))};

type RowProps = Card & {color: string; since: number; leave: number};

/** A block of color runs over the row and leaves its words behind. */
const Row = ({label, value, color, since, leave}: RowProps) => {
  const head = interpolate(since, [0, 14], [0, 100], ease);
  const tail = interpolate(since, [9, 25], [0, 100], ease);
  const seen = `inset(0 ${100 - tail * 1.01}% 0 0)`;

  return (
    <div
      style={{
        position: 'relative',
        flex: 1,
        marginTop: 12,
        borderTop: '3px solid #15171c',
        clipPath: `inset(0 ${Math.max(100 - head * 1.01, leave * 101 - 1)}% 0 0)`,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: '100%',
          clipPath: seen,
        }}
      >
        <span style={{flex: 1, fontSize: 52}}>{label}</span>
        <span
          style={{
            color,
            fontSize: 116,
            fontWeight: 650,
            letterSpacing: '-0.04em',
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </span>
      </div>
      <div
        style={{
          position: 'absolute',
          inset: `0 0 0 ${tail}%`,
          background: color,
        }}
      />
    </div>
  );
};
