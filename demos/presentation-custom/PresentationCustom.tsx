import {
  linearTiming,
  TransitionSeries,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill, interpolate} from 'remotion';

type BlindsProps = {slats: number; delay: number};

const blinds = (props: BlindsProps): TransitionPresentation<BlindsProps> => ({
  component: Blinds,
  props,
});

const Blinds = ({
  children,
  passedProps: {slats, delay},
  presentationDirection,
  presentationProgress,
}: TransitionPresentationComponentProps<BlindsProps>) => {
  const width = 100 / slats;
  const polygons = Array.from({length: slats}, (_, slat) => {
    const start = (slat / slats) * delay;
    // A little wider than its slat, so that no seam stays between two of them.
    const open = interpolate(
      presentationProgress,
      [start, start + 1 - delay],
      [0, width * 1.01],
      {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
    );
    const [left, right] = [slat * width, slat * width + open];
    return `${left}% 0, ${right}% 0, ${right}% 100%, ${left}% 100%, ${left}% 0`;
  });

  return (
    <AbsoluteFill
      style={{
        clipPath:
          presentationDirection === 'entering' && presentationProgress < 1
            ? `polygon(${polygons.join(', ')})`
            : undefined,
      }}
    >
      {children}
    </AbsoluteFill>
  );
};

export const PresentationCustom = ({
  slats = 8,
  delay = 0.5,
  durationInFrames = 28,
}) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={blinds({slats, delay})}
      timing={linearTiming({durationInFrames})}
    />
  );

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={10 + durationInFrames}>
          <Room />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <View />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={35}>
          <Room />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const Room = () => (
  <svg viewBox="0 0 1280 720" style={{background: '#15171c'}}>
    <path d="M0 610H1280V720H0Z" fill="#4a4d55" />
    <path d="M890 310L700 610H1340L1150 310Z" fill="#2f343e" />
    <path d="M1020 610V300" stroke="#b4b3b0" strokeWidth={16} />
    <path d="M890 310L950 120H1090L1150 310Z" fill="#ff7a5c" />
  </svg>
);

const View = () => (
  <svg viewBox="0 0 1280 720" style={{background: '#dfeafa'}}>
    <circle cx={640} cy={210} r={112} fill="#e5482d" />
    <path d="M0 430L260 250L520 440L860 190L1280 470V720H0Z" fill="#0b62d6" />
    <text x={80} y={650} fontSize={200} fontWeight={650} fill="#fbfaf7">
      Outside
    </text>
  </svg>
);
