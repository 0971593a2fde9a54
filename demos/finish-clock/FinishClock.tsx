import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const FinishClock = ({name = 'Ada', minutes = 234, place = 87}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const run = interpolate(frame, [0, durationInFrames - 40], [0, 1], {
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.poly(2)),
  });

  return (
    <AbsoluteFill style={{background: '#dfeafa', color: '#15171c'}}>
      <Course run={run} />
      <AbsoluteFill style={{padding: '56px 80px'}}>
        <div style={{fontSize: 76, fontWeight: 600}}>{name}</div>
        <div
          style={{
            fontSize: 188,
            fontWeight: 650,
            lineHeight: 1.1,
            letterSpacing: '-0.05em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {asClock(run * minutes * 60)}
        </div>
        <div
          style={{fontSize: 60, color: '#1d4f93', opacity: run === 1 ? 1 : 0}}
        >
          Place {place}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const asClock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

const height = (x: number) =>
  640 - 330 * (x / 1280) ** 2 - 34 * Math.sin(x / 74) - 22 * Math.sin(x / 31);

const line = (from: number, to: number) =>
  Array.from({length: 81}, (_, step) => {
    const x = from + ((to - from) * step) / 80;
    return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${height(x).toFixed(1)}`;
  }).join('');

/** The way up, and how much of it is done. */
const Course = ({run}: {run: number}) => {
  const x = 40 + run * 1160;

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      <path d={`${line(0, 1280)}V720H0Z`} fill="#c3d8f4" />
      <path d={line(40, x)} fill="none" stroke="#0b62d6" strokeWidth={14} />
      <path
        d={`M1200 ${height(1200)}v-130h64l-18 26l18 26h-64`}
        fill="#fbfaf7"
        stroke="#15171c"
        strokeWidth={8}
      />
      <circle cx={x} cy={height(x)} r={26} fill="#e5482d" />
    </svg>
  );
};
