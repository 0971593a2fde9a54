import {linearTiming, springTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill} from 'remotion';

type Timing = {kind: 'linear'; durationInFrames: number} | {kind: 'spring'; durationInFrames?: number; damping?: number; durationRestThreshold?: number};

const timingOf = (timing: Timing) =>
  timing.kind === 'linear'
    ? linearTiming({durationInFrames: timing.durationInFrames})
    : springTiming({
        ...(timing.durationInFrames === undefined ? {} : {durationInFrames: timing.durationInFrames}),
        ...(timing.durationRestThreshold === undefined ? {} : {durationRestThreshold: timing.durationRestThreshold}),
        config: {damping: timing.damping ?? 200},
      });

/** Two white scenes of 60 frames on black, the second of which slides in from the top. */
export const SlideSeam = ({timing}: {timing: Timing}) => (
  <AbsoluteFill style={{background: 'black'}}>
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{background: 'white'}} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-top'})} timing={timingOf(timing)} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <AbsoluteFill style={{background: 'white'}} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  </AbsoluteFill>
);
