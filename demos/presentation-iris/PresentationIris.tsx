import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {iris} from '@remotion/transitions/iris';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

type Props = {
  easing?: 'linear' | 'in' | 'out' | 'inOut';
  durationInFrames?: number;
};

export const PresentationIris = ({
  easing = 'inOut',
  durationInFrames = 26,
}: Props) => {
  const {width, height} = useVideoConfig();
  const transition = (
    <TransitionSeries.Transition
      presentation={iris({width, height})}
      timing={linearTiming({
        durationInFrames,
        easing:
          easing === 'linear' ? undefined : Easing[easing](Easing.poly(2)),
      })}
    />
  );

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={12 + durationInFrames}>
          <Tunnel />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Lake />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={33}>
          <Tunnel />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const Tunnel = () => (
  <svg viewBox="-640 -360 1280 720" fill="none" style={{background: '#0f1115'}}>
    {[140, 250, 380, 540, 720].map((radius) => (
      <circle
        key={radius}
        r={radius}
        stroke="#2f343e"
        strokeWidth={radius / 16}
      />
    ))}
    <path d="M-16 8L-180 360M16 8L180 360" stroke="#b4b3b0" strokeWidth={12} />
    <circle r={20} fill="#ff7a5c" />
  </svg>
);

const Lake = () => (
  <svg viewBox="-640 -360 1280 720" style={{background: '#dfeafa'}}>
    <circle r={128} cy={-40} fill="#e5482d" />
    <path
      d="M-640 -60L-430 -250L-250 -70L-110 40H110L300 -140L420 -50L640 -280V60H-640Z"
      fill="#0b62d6"
    />
    <path d="M-640 40H640V360H-640Z" fill="#c9dcf6" />
    <path
      d="M-110 110H110M-80 180H80M-50 250H50"
      stroke="#e5482d"
      strokeWidth={20}
    />
  </svg>
);
