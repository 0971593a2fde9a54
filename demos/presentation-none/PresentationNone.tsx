import {
  linearTiming,
  TransitionSeries,
  useTransitionProgress,
} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, Easing, interpolate} from 'remotion';

export const PresentationNone = ({durationInFrames = 28, stagger = 0.2}) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={none()}
      timing={linearTiming({durationInFrames})}
    />
  );

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={10 + durationInFrames}>
          <Departures rows={evening} stagger={stagger} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Departures rows={night} stagger={stagger} />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={35}>
          <Departures rows={evening} stagger={stagger} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const evening = ['18:40  Vienna', '19:05  Zurich', '19:32  Milan'];
const night = ['22:15  Warsaw', '23:10  Rome', '23:48  Paris'];

type DeparturesProps = {rows: string[]; stagger: number};

const Departures = ({rows, stagger}: DeparturesProps) => {
  const {entering, exiting} = useTransitionProgress();
  const ofRow = (progress: number, row: number) =>
    interpolate(progress, [row * stagger, row * stagger + 0.4], [0, 1], {
      easing: Easing.inOut(Easing.poly(2)),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  return (
    <AbsoluteFill style={{left: 80, top: 60, width: 1120, gap: 30}}>
      {rows.map((text, row) => (
        <div
          key={text}
          style={{
            height: 180,
            overflow: 'hidden',
            borderBottom: '4px solid #4a4d55',
          }}
        >
          <div
            style={{
              fontSize: 132,
              lineHeight: '176px',
              fontWeight: 600,
              color: row === 0 ? '#ff7a5c' : '#e8e6e1',
              whiteSpace: 'pre',
              fontVariantNumeric: 'tabular-nums',
              translate: `0 ${(1 - ofRow(entering, row) - ofRow(exiting, row)) * 100}%`,
            }}
          >
            {text}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
