import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {easing?: keyof typeof easings; durationInFrames?: number};

const easings = {
  linear: (value: number) => value,
  in: Easing.in(Easing.poly(3)),
  out: Easing.out(Easing.poly(3)),
  inOut: Easing.inOut(Easing.poly(3)),
  bounce: (value: number) => Easing.bounce(value),
};

export const TimingLinear = ({
  easing = 'linear',
  durationInFrames = 24,
}: Props) => {
  const timing = linearTiming({durationInFrames, easing: easings[easing]});
  const transition = (
    <TransitionSeries.Transition
      presentation={slide({direction: 'from-bottom'})}
      timing={timing}
    />
  );
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const now = Math.max(0, frame < 45 ? frame - 8 : frame - 53);
  const point = (at: number) =>
    [80 + at * 18, 600 - timing.getProgress({frame: at, fps}) * 480] as const;
  const curve = Array.from({length: 33}, (_, at) => point(at));
  const [x, y] = point(Math.min(now, 32));

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div style={stage}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={8 + durationInFrames}>
            <Day date={14} background="#0b62d6" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
            <Day date={15} background="#15171c" />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={37}>
            <Day date={14} background="#0b62d6" />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path d="M80 600H656M80 120H656" stroke="#d5d2c9" strokeWidth={3} />
        <polyline points={curve.join(' ')} stroke="#0b62d6" strokeWidth={9} />
        <path
          d={`M${x} ${y}H780`}
          stroke="#e5482d"
          strokeWidth={5}
          strokeDasharray="14 10"
        />
        <circle cx={x} cy={y} r={17} fill="#e5482d" />
        <g
          fontSize={44}
          fill="#4a4d55"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={94}>
            progress {timing.getProgress({frame: now, fps}).toFixed(2)}
          </text>
          <text x={80} y={666}>
            frame {Math.min(now, durationInFrames)} of {durationInFrames}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

const stage = {
  position: 'absolute',
  left: 780,
  top: 120,
  width: 420,
  height: 480,
  overflow: 'hidden',
} as const;

const Day = ({date, background}: {date: number; background: string}) => (
  <AbsoluteFill style={{background, color: '#fbfaf7'}}>
    <div style={{margin: '24px 40px 0', fontSize: 64}}>May</div>
    <div style={{marginLeft: 40, fontSize: 280, fontWeight: 650}}>{date}</div>
  </AbsoluteFill>
);
