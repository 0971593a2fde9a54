import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill} from 'remotion';

export const PresentationFade = ({
  durationInFrames = 24,
  shouldFadeOutExitingScene = false,
}) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={fade({shouldFadeOutExitingScene})}
      timing={linearTiming({durationInFrames})}
    />
  );

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={12 + durationInFrames}>
          <Hills {...evening} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Hills {...night} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={33}>
          <Hills {...evening} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const evening = {
  time: '18:40',
  y: 208,
  ink: '#15171c',
  sky: '#dfeafa',
  light: {cx: 880, cy: 392, r: 124, fill: '#e5482d'},
  hills: ['#9cc4f5', '#3f86e0', '#0b62d6'],
};

const night = {
  time: '23:10',
  y: 652,
  ink: '#e8e6e1',
  sky: '#0f1115',
  light: {cx: 1096, cy: 152, r: 64, fill: '#e8e6e1'},
  hills: ['#1b2c47', '#17233a', '#14192a'],
};

const ridges = [
  'M0 470C180 380 330 350 520 430S900 560 1280 400V720H0Z',
  'M0 560C240 500 420 620 700 560S1080 440 1280 520V720H0Z',
  'M0 650C260 680 380 560 660 620S1060 700 1280 610V720H0Z',
];

const Hills = ({time, y, ink, sky, light, hills}: typeof evening) => (
  <svg viewBox="0 0 1280 720" style={{background: sky}}>
    <circle {...light} />
    {ridges.map((ridge, index) => (
      <path key={ridge} d={ridge} fill={hills[index]} />
    ))}
    <text
      x={80}
      y={y}
      fontSize={176}
      fontWeight={650}
      fill={ink}
      style={{fontVariantNumeric: 'tabular-nums'}}
    >
      {time}
    </text>
  </svg>
);
