import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const chapters = [
  {title: 'Clay', from: 0, color: '#c23a20'},
  {title: 'Wheel', from: 40, color: '#0b62d6'},
  {title: 'Glaze', from: 96, color: '#1d7a46'},
  {title: 'Kiln', from: 130, color: '#15171c'},
];

export const Chapters = ({thickness = 16, gap = 10, showNumber = true}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const current = chapters.findLastIndex(({from}) => from <= frame);
  const {title, from, color} = chapters[current] ?? {
    title: '',
    from: 0,
    color: '#15171c',
  };
  const rise = spring({frame: frame - from, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{background: color, color: '#fbfaf7'}}>
      <div
        style={{position: 'absolute', left: 72, bottom: 96, overflow: 'hidden'}}
      >
        <div style={{translate: `0 ${(1 - rise) * 110}%`}}>
          {showNumber ? (
            <div style={{fontSize: 64, opacity: 0.8}}>
              {`Chapter ${current + 1} of ${chapters.length}`}
            </div>
          ) : null}
          <div style={{fontSize: 260, fontWeight: 650, lineHeight: 1.1}}>
            {title}
          </div>
        </div>
      </div>
      <div style={{display: 'flex', gap, padding: '64px 72px'}}>
        {chapters.map((chapter, index) => {
          const end = chapters[index + 1]?.from ?? durationInFrames;
          const length = end - chapter.from;
          const done = (frame + 1 - chapter.from) / length;

          return (
            <div
              key={chapter.title}
              style={{
                flex: length,
                height: thickness,
                borderRadius: thickness / 2,
                overflow: 'hidden',
                background: 'rgba(251, 250, 247, 0.3)',
              }}
            >
              <div
                style={{
                  width: `${Math.min(1, Math.max(0, done)) * 100}%`,
                  height: '100%',
                  background: '#fbfaf7',
                }}
              />
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
