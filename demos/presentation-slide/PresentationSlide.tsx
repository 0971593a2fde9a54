import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide, type SlideDirection} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing} from 'remotion';

type Props = {direction?: SlideDirection; durationInFrames?: number};

export const PresentationSlide = ({
  direction = 'from-right',
  durationInFrames = 24,
}: Props) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={slide({direction})}
      timing={linearTiming({
        durationInFrames,
        easing: Easing.inOut(Easing.poly(2)),
      })}
    />
  );

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={12 + durationInFrames}>
          <Stop name="Lisbon" line="#fbfaf7" ground="#0b62d6" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Stop name="Porto" line="#0b62d6" ground="#fbfaf7" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={33}>
          <Stop name="Lisbon" line="#fbfaf7" ground="#0b62d6" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

type StopProps = {name: string; line: string; ground: string};

const Stop = ({name, line, ground}: StopProps) => (
  <svg viewBox="0 0 1280 720" style={{background: ground}}>
    <path d="M0 500H1280" stroke={line} strokeWidth={24} />
    <path
      d="M80 512V548M640 512V548M920 512V548M1200 512V548"
      stroke={line}
      strokeWidth={12}
    />
    <circle
      cx={240}
      cy={500}
      r={52}
      fill={ground}
      stroke={line}
      strokeWidth={24}
    />
    <text x={176} y={372} fontSize={260} fontWeight={650} fill={line}>
      {name}
    </text>
  </svg>
);
