import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Stargazer = ({
  repository = 'lighthouse/tides',
  stars = 1000,
  color = '#ff7a5c',
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const arrive = durationInFrames - 60;
  const progress = interpolate(frame, [0, arrive], [0, 1], {
    easing: Easing.inOut(Easing.poly(2)),
    extrapolateRight: 'clamp',
  });
  const done = spring({frame, fps, delay: arrive, config: {damping: 11}});
  const count = Math.round(stars * progress);

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <People progress={progress} />
      <div
        style={{
          position: 'absolute',
          left: 56,
          right: 56,
          top: 44,
          display: 'flex',
          alignItems: 'center',
          gap: 28,
        }}
      >
        <svg viewBox="-12 -12 24 24" width={130} height={130}>
          <path
            d="M0-10L3.1-3.3 10.2-2.6 4.9 2.2 6.4 9.3 0 5.7-6.4 9.3-4.9 2.2-10.2-2.6-3.1-3.3Z"
            fill={frame >= arrive ? color : 'none'}
            stroke={color}
            strokeWidth={1}
            strokeLinejoin="round"
            transform={`rotate(${progress * 144}) scale(${1 + (done > 0 ? (1 - done) * 0.4 : 0)})`}
          />
        </svg>
        <div>
          <div style={{fontSize: 36, color: '#b4b3b0'}}>{repository}</div>
          <div
            style={{
              fontSize: 112,
              fontWeight: 650,
              lineHeight: 1,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {count.toLocaleString('en-US')}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};

const names =
  'Ada Bo Cy Dee Eli Fay Gus Hana Ivo Jo Kai Lea Mo Nia Oz Pia'.split(' ');
const inks = ['#6fb1ff', '#e8e6e1', '#6cc793', '#c9dcf6'];
const ROW = 152;

/** Everybody who gave a star, in rows that pass by; the last row stays. */
const People = ({progress}: {progress: number}) => (
  <div style={{position: 'absolute', inset: '220px 0 0', overflow: 'hidden'}}>
    <div style={{translate: `0 ${28 - progress * ROW * 12}px`}}>
      {Array.from({length: 14 * 6}, (_, person) => (
        <div
          key={person}
          style={{
            position: 'absolute',
            left: 56 + (person % 6) * 147,
            top: Math.floor(person / 6) * ROW,
            width: 116,
            height: 116,
            borderRadius: '50%',
            background: inks[Math.floor(random(person) * inks.length)],
            color: '#0f1115',
            fontSize: 38,
            fontWeight: 600,
            lineHeight: '116px',
            textAlign: 'center',
          }}
        >
          {names[Math.floor(random(`name ${person}`) * names.length)]}
        </div>
      ))}
    </div>
  </div>
);
