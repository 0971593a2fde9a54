import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';

export const Daylight = ({
  city = 'Zürich',
  latitude = 47,
  rays = 96,
  color = '#ffb454',
}) => {
  const frame = useCurrentFrame();

  const title = interpolate(frame, [0, 30, 220, 239], [0, 1, 1, 0], ease);
  const grow = interpolate(frame, [8, 58, 208, 239], [0, 1, 1, 0], ease);
  const bend = interpolate(frame, [48, 98, 186, 222], [0, 1, 1, 0], ease);
  const today = interpolate(frame, [78, 178, 204, 239], [0, 364, 364, 0], ease);

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Title shown={title} city={city} latitude={latitude} color={color} />
      <Clock shown={bend} day={today} latitude={latitude} />
      <svg viewBox="0 0 1280 720">
        {Array.from({length: rays}, (_, index) => (
          <Ray
            key={index}
            at={(index + 0.5) / rays}
            width={680 / rays}
            {...{grow, bend, today, latitude, color}}
          />
        ))}
        <Playhead at={today / 364} bend={bend} />
      </svg>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const ease = {...clamp, easing: Easing.inOut(Easing.poly(3))};

/** Hours between sunrise and sunset: the axis of the earth leans by 0.409 rad. */
const daylight = (latitude: number, day: number) => {
  const tilt = -0.409 * Math.cos(((day + 10) / 365) * 2 * Math.PI);
  const sun = Math.tan((latitude * Math.PI) / 180) * Math.tan(tilt);
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, -sun)));
};

/** A line of 1080 pixels that bends into a ring; 'at' goes from 0 to 1. */
const place = (at: number, bend: number) => {
  const arc = 360 * Math.max(bend, 0.001);
  const radius = (1080 * 180) / (arc * Math.PI);
  const x = interpolate(bend, [0, 1], [640, 880]);
  const y = interpolate(bend, [0, 1], [632, 188]) + radius;
  return `translate(${x} ${y}) rotate(${(at - 0.5) * arc}) translate(0 ${-radius})`;
};

type RayProps = {
  at: number;
  width: number;
  grow: number;
  bend: number;
  today: number;
  latitude: number;
  color: string;
};

const Ray = ({at, width, grow, bend, today, latitude, color}: RayProps) => {
  const day = at * 364;
  const hours = daylight(latitude, day);
  const swell = 34 * Math.exp(-(((day - today) / 12) ** 2));
  const grown = interpolate(grow, [at * 0.6, at * 0.6 + 0.4], [0, 1], clamp);
  const height = (hours * (18 - 9 * bend) + swell) * grown;
  const lit = ['#5b9dff', '#f3efe6', color];

  return (
    <path
      d={`M0 0V${-3 - height}`}
      transform={place(at, bend)}
      strokeWidth={width}
      strokeLinecap="round"
      stroke={
        day > today ? '#363c48' : interpolateColors(hours, [8, 12, 16], lit)
      }
    />
  );
};

const Playhead = ({at, bend}: {at: number; bend: number}) => {
  const height = 312 - 152 * bend;

  return (
    <g transform={place(at, bend)} fill="#ff7a5c">
      <path d={`M-2.5 12h5V${-height}h-5Z`} />
      <path d={`M-13 ${-height}v-14h26v14l-13 14Z`} />
    </g>
  );
};

type TitleProps = {
  shown: number;
  city: string;
  latitude: number;
  color: string;
};

const Title = ({shown, city, latitude, color}: TitleProps) => (
  <div style={{position: 'absolute', left: 72, top: 48, lineHeight: 1.15}}>
    <div
      style={{
        fontSize: Math.min(152, 1000 / city.length),
        fontWeight: 650,
        letterSpacing: '-0.045em',
        overflow: 'hidden',
      }}
    >
      {[...city].map((letter, index) => {
        const begin = (index / city.length) * 0.5;
        const y = interpolate(shown, [begin, begin + 0.5], [105, 0], clamp);

        return (
          <span
            key={index}
            style={{
              display: 'inline-block',
              whiteSpace: 'pre',
              translate: `0 ${y}%`,
            }}
          >
            {letter}
          </span>
        );
      })}
    </div>
    <div style={{fontSize: 56, color, opacity: shown}}>
      {Math.abs(latitude)}° {latitude < 0 ? 'south' : 'north'}
    </div>
  </div>
);

type ClockProps = {shown: number; day: number; latitude: number};

const Clock = ({shown, day, latitude}: ClockProps) => (
  <AbsoluteFill
    style={{
      opacity: shown ** 8,
      fontSize: 44,
      lineHeight: 1.15,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <div
      style={{
        position: 'absolute',
        left: 730,
        top: 284,
        width: 300,
        textAlign: 'center',
      }}
    >
      <div style={{fontSize: 108, fontWeight: 600}}>{time(latitude, day)}</div>
      {date(day)}
    </div>
    {[354, 171].map((solstice, row) => (
      <div
        key={solstice}
        style={{
          position: 'absolute',
          left: 72,
          bottom: 56 + row * 68,
          opacity: interpolate(day - solstice, [0, 8], [0, 1], clamp),
        }}
      >
        <span style={{display: 'inline-block', width: 150, color: '#a3a29e'}}>
          {date(solstice)}
        </span>
        {time(latitude, solstice)}
      </div>
    ))}
  </AbsoluteFill>
);

const time = (latitude: number, day: number) => {
  const minutes = Math.round(daylight(latitude, day) * 60);
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
};

const date = (day: number) =>
  new Date(Date.UTC(2025, 0, 1 + day)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
