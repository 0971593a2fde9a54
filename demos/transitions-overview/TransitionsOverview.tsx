import {
  linearTiming,
  TransitionSeries,
  type TransitionPresentation,
} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  presentation?:
    'fade' | 'slide' | 'wipe' | 'flip' | 'clockWipe' | 'iris' | 'none';
  durationInFrames?: number;
};

const size = {width: 736, height: 414};

export const TransitionsOverview = ({
  presentation = 'wipe',
  durationInFrames = 10,
}: Props) => {
  const by = <Options extends Record<string, unknown>>(
    of: TransitionPresentation<Options>,
  ) => (
    <TransitionSeries.Transition
      presentation={of}
      timing={linearTiming({durationInFrames})}
    />
  );
  const transition = {
    fade: by(fade()),
    slide: by(slide()),
    wipe: by(wipe({direction: 'from-top-left'})),
    flip: by(flip()),
    clockWipe: by(clockWipe(size)),
    iris: by(iris(size)),
    none: by(none()),
  }[presentation];

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <div style={{position: 'absolute', left: 64, top: 64, ...size}}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={40}>
            <Scene {...lisbon} />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={40}>
            <Scene {...porto} />
          </TransitionSeries.Sequence>
          {transition}
          <TransitionSeries.Sequence durationInFrames={40}>
            <Scene {...braga} />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      <Timeline overlap={durationInFrames} />
    </AbsoluteFill>
  );
};

const lisbon = {name: 'Lisbon', background: '#1d4f93', color: '#fbfaf7'};
const porto = {name: 'Porto', background: '#6fb1ff', color: '#0f1115'};
const braga = {name: 'Braga', background: '#e8e6e1', color: '#0f1115'};

const Scene = ({name, background, color}: typeof lisbon) => (
  <AbsoluteFill style={{background, color}}>
    <div style={{margin: '0 48px', fontSize: 176, fontWeight: 650}}>{name}</div>
  </AbsoluteFill>
);

const x = (frame: number) => 64 + (frame / 100) * 1152;

const Timeline = ({overlap}: {overlap: number}) => (
  <svg viewBox="0 0 1280 720" style={{fontVariantNumeric: 'tabular-nums'}}>
    <g fontSize={56} textAnchor="end" fill="#e8e6e1">
      <text x={1216} y={116}>
        3 × 40
      </text>
      <text x={1216} y={196} fill="#ff7a5c">
        − 2 × {overlap}
      </text>
      <path d="M976 232H1216" stroke="#4a4d55" strokeWidth={3} />
      <text x={1216} y={352} fontSize={136} fontWeight={650}>
        {120 - 2 * overlap}
      </text>
      <text x={1216} y={424} fill="#b4b3b0">
        frames
      </text>
    </g>
    {[lisbon, porto, braga].map(({name, background, color}, index) => (
      <svg key={name} x={x(index * (40 - overlap))} y={536 + (index % 2) * 68}>
        <rect width={x(40) - x(0)} height={60} rx={8} fill={background} />
        <text x={20} y={45} fontSize={40} fontWeight={500} fill={color}>
          {name}
        </text>
      </svg>
    ))}
    <path
      d={`M${x(useCurrentFrame())} 516V684`}
      stroke="#ff7a5c"
      strokeWidth={6}
    />
  </svg>
);
