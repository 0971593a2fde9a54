import {
  linearTiming,
  springTiming,
  TransitionSeries,
} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {AbsoluteFill, useVideoConfig} from 'remotion';

type Props = {timing?: 'linear' | 'spring'; durationInFrames?: number};

export const PresentationClockWipe = ({
  timing = 'linear',
  durationInFrames = 30,
}: Props) => {
  const {width, height} = useVideoConfig();
  const transition = (
    <TransitionSeries.Transition
      presentation={clockWipe({width, height})}
      timing={
        timing === 'linear'
          ? linearTiming({durationInFrames})
          : springTiming({durationInFrames, config: {damping: 200}})
      }
    />
  );

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={9 + durationInFrames}>
          <Clock {...day} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Clock {...night} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={36}>
          <Clock {...day} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const day = {
  text: 'am',
  ground: '#dfeafa',
  face: '#fbfaf7',
  ink: '#15171c',
  accent: '#0b62d6',
};

const night = {
  text: 'pm',
  ground: '#0f1115',
  face: '#1d4f93',
  ink: '#e8e6e1',
  accent: '#6fb1ff',
};

const Clock = ({text, ground, face, ink, accent}: typeof day) => (
  <svg viewBox="-640 -360 1280 720" style={{background: ground}}>
    <circle r={296} fill={face} />
    {Array.from({length: 12}, (_, hour) => (
      <path
        key={hour}
        d="M0 -264V-220"
        transform={`rotate(${hour * 30})`}
        stroke={hour % 3 === 0 ? ink : accent}
        strokeWidth={hour % 3 === 0 ? 18 : 10}
      />
    ))}
    <text y={62} textAnchor="middle" fontSize={208} fontWeight={650} fill={ink}>
      {text}
    </text>
  </svg>
);
