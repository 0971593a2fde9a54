import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {wipe, type WipeDirection} from '@remotion/transitions/wipe';
import {AbsoluteFill} from 'remotion';

type Props = {direction?: WipeDirection; durationInFrames?: number};

export const PresentationWipe = ({
  direction = 'from-top-left',
  durationInFrames = 26,
}: Props) => {
  const transition = (
    <TransitionSeries.Transition
      presentation={wipe({direction})}
      timing={linearTiming({durationInFrames})}
    />
  );

  return (
    <AbsoluteFill style={{background: '#15171c'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={12 + durationInFrames}>
          <Blueprint />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={45 + durationInFrames}>
          <Bridge />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={33}>
          <Blueprint />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const arch = (top: number) => `M140 610Q640 ${top} 1140 610`;
const posts = Array.from({length: 9}, (_, index) => {
  const t = (index + 1) / 10;
  return `M${140 + t * 1000} 250V${610 - 2 * t * (1 - t) * 600}`;
}).join('');

const Blueprint = () => (
  <svg viewBox="0 0 1280 720" fill="none" style={{background: '#0b62d6'}}>
    <g stroke="#fbfaf7" strokeWidth={4}>
      <path
        d={`M0 232H1280M0 268H1280M70 580H180V720H70ZM1100 580H1210V720H1100Z${arch(-10)}${arch(34)}${posts}`}
      />
      <path d="M0 610H1280M640 150V690" strokeDasharray="26 14 6 14" />
    </g>
    <text x={80} y={152} fontSize={112} fontWeight={650} fill="#fbfaf7">
      Drawn
    </text>
  </svg>
);

const Bridge = () => (
  <svg viewBox="0 0 1280 720" fill="none" style={{background: '#fbfaf7'}}>
    <path d="M0 610H1280V720H0Z" fill="#c9dcf6" />
    <path d="M70 580H180V720H70ZM1100 580H1210V720H1100Z" fill="#15171c" />
    <path d={posts} stroke="#15171c" strokeWidth={14} />
    <path d={arch(12)} stroke="#15171c" strokeWidth={40} />
    <path d="M0 250H1280" stroke="#15171c" strokeWidth={40} />
    <path d="M780 230V138H1080V230Z" fill="#e5482d" />
    <path
      d="M806 184H1054"
      stroke="#fbfaf7"
      strokeWidth={32}
      strokeDasharray="52 46"
    />
    <text x={80} y={152} fontSize={112} fontWeight={650} fill="#15171c">
      Built
    </text>
  </svg>
);
