import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const RenderQueue = ({
  seconds = 1.2,
  color = '#6fb1ff',
  cancels = true,
}) => {
  const frame = useCurrentFrame();
  const length = seconds * 30;
  const opacity = interpolate(frame, [168, 179], [1, 0], {
    extrapolateLeft: 'clamp',
  });
  const starts = jobs.reduce<number[]>((all, job, index) => {
    const before = all[index - 1] ?? 0;
    return [...all, Math.max(job.asked + 6, index === 0 ? 0 : before + length)];
  }, []);

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <AbsoluteFill style={{opacity}}>
        <Request />
        {jobs.map(({id, asked}, index) => {
          const start = starts[index] ?? 0;
          const isLast = index === jobs.length - 1;
          const progress = interpolate(frame, [start, start + length], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const isCanceled = cancels && isLast && frame >= 120;
          return (
            <Job
              key={id}
              id={id}
              top={330 + index * 230}
              shown={interpolate(frame, [asked, asked + 8], [0, 1], {
                extrapolateLeft: 'clamp',
                extrapolateRight: 'clamp',
              })}
              progress={isCanceled ? 0 : progress}
              color={
                isCanceled ? '#ff7a5c' : progress === 1 ? '#6cc793' : color
              }
              state={
                isCanceled
                  ? 'canceled'
                  : progress === 1
                    ? 'completed'
                    : progress > 0
                      ? `${Math.round(progress * 100)} %`
                      : 'queued'
              }
            />
          );
        })}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const jobs = [
  {id: '7f2a', asked: 8},
  {id: 'c41d', asked: 26},
  {id: '09be', asked: 44},
];

const requests = [
  {from: 0, text: 'POST /renders'},
  {from: 62, text: 'GET /renders/c41d'},
  {from: 108, text: 'DELETE /renders/09be'},
];

/** What was asked last, as it is typed. */
const Request = () => {
  const frame = useCurrentFrame();
  const {from, text} = requests.findLast(
    (request) => frame >= request.from,
  ) ?? {from: 0, text: ''};
  const letters = Math.floor((frame - from) * 2.4);

  return (
    <samp
      style={{
        position: 'absolute',
        left: 110,
        top: 100,
        fontSize: 92,
        letterSpacing: 0,
        whiteSpace: 'pre',
      }}
    >
      <span style={{color: '#ff7a5c'}}>› </span>
      {text.slice(0, letters)}
    </samp>
  );
};

type JobProps = {
  id: string;
  top: number;
  shown: number;
  progress: number;
  color: string;
  state: string;
};

const Job = ({id, top, shown, progress, color, state}: JobProps) => (
  <div
    style={{
      position: 'absolute',
      left: 110,
      right: 110,
      top,
      opacity: shown,
      translate: `0 ${(1 - shown) * 60}px`,
      borderTop: '4px solid #2f343e',
      fontSize: 76,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        padding: '26px 0',
      }}
    >
      <samp style={{letterSpacing: 0}}>{id}</samp>
      <span style={{color}}>{state}</span>
    </div>
    <div style={{height: 36, background: '#23272f'}}>
      <div
        style={{width: `${progress * 100}%`, height: '100%', background: color}}
      />
    </div>
  </div>
);
