import {TransitionSeries, type TransitionTiming} from '@remotion/transitions';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const stepTiming = (steps: number, length: number): TransitionTiming => ({
  getDurationInFrames: () => length,
  getProgress: ({frame}) => {
    const linear = Math.min(1, Math.max(0, frame / length));
    return Math.floor(linear * steps) / steps;
  },
});

export const TimingCustom = ({steps = 7, durationInFrames = 28}) => {
  const timing = stepTiming(steps, durationInFrames);
  const transition = (
    <TransitionSeries.Transition
      presentation={wipe({direction: 'from-bottom'})}
      timing={timing}
    />
  );
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const now = Math.max(0, frame < 45 ? frame - 8 : frame - 53);
  const x = (at: number) => 560 + at * 17.5;
  const y = (at: number) => 640 - timing.getProgress({frame: at, fps}) * 560;
  const stairs = Array.from({length: 37}, (_, at) => `H${x(at)}V${y(at)}`);

  return (
    <AbsoluteFill style={{background: '#dfeafa'}}>
      <div style={{position: 'absolute', left: 80, top: 80, ...size}}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={8 + durationInFrames}>
            <House wall="#15171c" window="#4a4d55" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
            <House wall="#0b62d6" window="#fbfaf7" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={37}>
            <House wall="#15171c" window="#4a4d55" />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path d="M560 640H1190M560 80H1190" stroke="#9cc4f5" strokeWidth={3} />
        <path
          d={`M560 640${stairs.join('')}`}
          stroke="#0b62d6"
          strokeWidth={9}
        />
        <path
          d={`M480 ${y(now)}H${x(Math.min(now, 36))}`}
          stroke="#e5482d"
          strokeWidth={5}
          strokeDasharray="14 10"
        />
        <circle cx={x(Math.min(now, 36))} cy={y(now)} r={17} fill="#e5482d" />
        <text x={1190} y={604} textAnchor="end" fontSize={48} fill="#15171c">
          progress {timing.getProgress({frame: now, fps}).toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const size = {width: 400, height: 560};

const House = ({wall, window}: {wall: string; window: string}) => (
  <svg viewBox="0 0 400 560" style={{background: wall}}>
    {Array.from({length: 28}, (_, index) => (
      <rect
        key={index}
        x={40 + (index % 4) * 88}
        y={18 + Math.floor(index / 4) * 80}
        width={56}
        height={48}
        fill={window}
      />
    ))}
  </svg>
);
