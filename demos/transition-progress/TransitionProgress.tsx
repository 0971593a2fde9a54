import {
  linearTiming,
  TransitionSeries,
  useTransitionProgress,
} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill} from 'remotion';

export const TransitionProgress = ({drift = 200, durationInFrames = 32}) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={slide({direction: 'from-right'})}
      timing={linearTiming({durationInFrames})}
    />
  );
  const first = (
    <Scene drift={drift} title="Act one" ground="#15171c" ink="#fbfaf7" />
  );

  return (
    <AbsoluteFill>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={9 + durationInFrames}>
          {first}
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Scene drift={drift} title="Act two" ground="#dfeafa" ink="#15171c" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={36}>
          {first}
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

type SceneProps = {drift: number; title: string; ground: string; ink: string};

const Scene = ({drift, title, ground, ink}: SceneProps) => {
  const {entering, exiting} = useTransitionProgress();

  return (
    <AbsoluteFill style={{background: ground, color: ink, overflow: 'hidden'}}>
      <div
        style={{
          margin: '96px 80px',
          fontSize: 208,
          fontWeight: 650,
          whiteSpace: 'nowrap',
          translate: `${(1 - entering - exiting) * drift}px 0`,
        }}
      >
        {title}
      </div>
      <Meter left={80} name="entering" value={entering} />
      <Meter left={680} name="exiting" value={exiting} />
    </AbsoluteFill>
  );
};

type MeterProps = {left: number; name: string; value: number};

const Meter = ({left, name, value}: MeterProps) => (
  <div
    style={{
      position: 'absolute',
      left,
      bottom: 80,
      width: 520,
      fontSize: 64,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {name} {value.toFixed(2)}
    <div style={{marginTop: 24, background: '#80848d', height: 24}}>
      <div
        style={{width: `${value * 100}%`, height: 24, background: '#e5482d'}}
      />
    </div>
  </div>
);
