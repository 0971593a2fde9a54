import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {flip, type FlipDirection} from '@remotion/transitions/flip';
import {AbsoluteFill, Easing} from 'remotion';

type Props = {
  direction?: FlipDirection;
  perspective?: number;
  durationInFrames?: number;
};

export const PresentationFlip = ({
  direction = 'from-right',
  perspective = 1600,
  durationInFrames = 26,
}: Props) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={flip({direction, perspective})}
      timing={linearTiming({
        durationInFrames,
        easing: Easing.inOut(Easing.poly(2)),
      })}
    />
  );

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <div
        style={{
          position: 'absolute',
          left: 280,
          top: 120,
          width: 720,
          height: 480,
        }}
      >
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={12 + durationInFrames}>
            <Front />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
            <Back />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={33}>
            <Front />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
    </AbsoluteFill>
  );
};

const Front = () => (
  <svg viewBox="0 0 840 560" style={{background: '#c9dcf6'}}>
    <path d="M0 510L840 310V560H0Z" fill="#0b62d6" />
    <g transform="translate(490 193) rotate(-13.4)">
      <rect width={300} height={172} rx={20} fill="#e5482d" />
      <path
        d="M28 32H92V88H28ZM118 32H182V88H118ZM208 32H272V88H208Z"
        fill="#fbfaf7"
      />
      <path d="M150 0V-36M90 -36H210" stroke="#15171c" strokeWidth={10} />
      <circle cx={70} cy={178} r={28} fill="#15171c" />
      <circle cx={230} cy={178} r={28} fill="#15171c" />
    </g>
    <text x={48} y={152} fontSize={132} fontWeight={650} fill="#15171c">
      Lisbon
    </text>
  </svg>
);

const Back = () => (
  <svg viewBox="0 0 840 560" style={{background: '#fbfaf7'}}>
    <path
      d="M488 64V496M540 304H784M540 392H784M540 480H680"
      stroke="#b4b3b0"
      strokeWidth={4}
    />
    <rect x={644} y={56} width={140} height={172} fill="#0b62d6" />
    <circle cx={714} cy={142} r={40} fill="#c9dcf6" />
    <g fontSize={56} fontWeight={500} fill="#15171c">
      <text x={56} y={128}>
        Hills all day,
      </text>
      <text x={56} y={208}>
        trams all night.
      </text>
      <text x={56} y={480} fill="#0b62d6">
        Ana
      </text>
    </g>
  </svg>
);
