import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const chapters = [
  {name: 'Grind', seconds: 1.5},
  {name: 'Bloom', seconds: 1},
  {name: 'Pour', seconds: 2},
  {name: 'Serve', seconds: 1.5},
];

export const ProgressBar = ({
  color = '#e5482d',
  height = 28,
  showTime = true,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const parts = chapters.map(({name, seconds}, index) => {
    const before = chapters.slice(0, index);
    const from = before.reduce((sum, part) => sum + part.seconds, 0) * fps;
    const done = (frame - from) / (seconds * fps - 1);
    return {name, seconds, done: Math.min(1, Math.max(0, done)), from};
  });
  const current = parts.findLast(({from}) => from <= frame);

  return (
    <AbsoluteFill style={{background: '#fbfaf7', color: '#15171c'}}>
      <div
        style={{
          margin: '150px 72px',
          fontSize: 260,
          fontWeight: 650,
          letterSpacing: '-0.04em',
          lineHeight: 1,
        }}
      >
        {current?.name}
      </div>
      {showTime ? (
        <div
          style={{
            position: 'absolute',
            right: 72,
            bottom: height + 76,
            fontSize: 48,
            color: '#4a4d55',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {clock(frame / fps)} / {clock(durationInFrames / fps)}
        </div>
      ) : null}
      <div
        style={{
          position: 'absolute',
          inset: 'auto 72px 56px',
          display: 'flex',
          gap: 10,
          height,
        }}
      >
        {parts.map(({name, seconds, done}) => (
          <div key={name} style={{flex: seconds, background: '#dedcd6'}}>
            <div
              style={{
                width: `${done * 100}%`,
                height: '100%',
                background: color,
              }}
            />
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
