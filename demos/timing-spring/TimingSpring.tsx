import {springTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const TimingSpring = ({
  damping = 10,
  stiffness = 100,
  overshootClamping = false,
  durationInFrames = 40,
}) => {
  const config = {damping, stiffness, overshootClamping};
  const timing = springTiming({config, durationInFrames});
  const transition = (
    <TransitionSeries.Transition
      presentation={slide({direction: 'from-left'})}
      timing={timing}
    />
  );
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const now = Math.max(0, frame < 60 ? frame - 8 : frame - 68);
  const progress = timing.getProgress({frame: now, fps});
  const x = (at: number) => 80 + timing.getProgress({frame: at, fps}) * 720;
  const y = (at: number) => 372 + at * 5.5;
  const curve = Array.from({length: 53}, (_, at) => `${x(at)},${y(at)}`);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <div style={stage}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={8 + durationInFrames}>
            <Scene name="Dusk" background="#dfeafa" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={60 + durationInFrames}>
            <Scene name="Dawn" background="#6fb1ff" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={52}>
            <Scene name="Dusk" background="#dfeafa" />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path d="M80 324V664M800 324V664" stroke="#4a4d55" strokeWidth={3} />
        <polyline points={curve.join(' ')} stroke="#6fb1ff" strokeWidth={8} />
        <path
          d={`M${x(now)} 64V${y(now)}`}
          stroke="#ff7a5c"
          strokeWidth={5}
          strokeDasharray="14 10"
        />
        <circle cx={x(now)} cy={y(now)} r={17} fill="#ff7a5c" />
        <g
          fontSize={44}
          fill="#b4b3b0"
          textAnchor="end"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={1216} y={610}>
            progress
          </text>
          <text x={1216} y={664} fill="#e8e6e1">
            {progress.toFixed(2)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const stage = {
  position: 'absolute',
  left: 80,
  top: 64,
  width: 720,
  height: 260,
  overflow: 'hidden',
  background: '#ff7a5c',
} as const;

const Scene = ({name, background}: {name: string; background: string}) => (
  <AbsoluteFill style={{background, color: '#0f1115'}}>
    <div style={{margin: '16px 40px', fontSize: 176, fontWeight: 650}}>
      {name}
    </div>
  </AbsoluteFill>
);
