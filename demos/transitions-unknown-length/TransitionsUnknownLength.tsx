import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {Fragment} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Card = {name: string; frames: number; background: string; color: string};
type Props = {cards?: Card[]; transition?: 'slide' | 'wipe'; overlap?: number};

const teas = [
  {name: 'Sencha', frames: 46, background: '#1d7a46', color: '#fbfaf7'},
  {name: 'Assam', frames: 40, background: '#c23a20', color: '#fbfaf7'},
  {name: 'Oolong', frames: 52, background: '#ffb454', color: '#15171c'},
  {name: 'White peony', frames: 40, background: '#f3f1eb', color: '#15171c'},
  {name: 'Rooibos', frames: 44, background: '#15171c', color: '#fbfaf7'},
];

export const TransitionsUnknownLength = ({
  cards = teas,
  transition = 'slide',
  overlap = 12,
}: Props) => (
  <TransitionSeries>
    {cards.map((card, index) => (
      <Fragment key={card.name}>
        {index > 0 ? (
          transition === 'slide' ? (
            <TransitionSeries.Transition
              presentation={slide({direction: 'from-right'})}
              timing={linearTiming({durationInFrames: overlap})}
            />
          ) : (
            <TransitionSeries.Transition
              presentation={wipe()}
              timing={linearTiming({durationInFrames: overlap})}
            />
          )
        ) : null}
        <TransitionSeries.Sequence durationInFrames={card.frames}>
          <Label {...card} number={index + 1} of={cards.length} />
        </TransitionSeries.Sequence>
      </Fragment>
    ))}
  </TransitionSeries>
);

type LabelProps = Card & {number: number; of: number};

const Label = ({name, background, color, number, of}: LabelProps) => {
  const steam = useCurrentFrame() / 8;
  const curl = (x: number) =>
    `M${x} 250c${Math.sin(steam) * 40} -40 ${-Math.sin(steam) * 40} -80 0 -120`;

  return (
    <AbsoluteFill style={{background, color}}>
      <svg
        viewBox="0 0 1280 720"
        stroke={color}
        strokeWidth={18}
        strokeLinecap="round"
        fill="none"
      >
        <path d={`${curl(840)}${curl(930)}${curl(1020)}`} opacity={0.6} />
        <path d="M740 300H1120C1120 430 1040 520 930 520S740 430 740 300ZM1112 340C1200 330 1200 430 1084 440" />
        <path d="M700 580H1160" />
      </svg>
      <div style={{position: 'absolute', left: 72, top: 64, fontSize: 52}}>
        {`${number} of ${of}`}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 72,
          bottom: 88,
          width: 600,
          fontSize: 136,
          fontWeight: 650,
          lineHeight: 1,
        }}
      >
        {name}
      </div>
    </AbsoluteFill>
  );
};
