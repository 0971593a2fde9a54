import {AbsoluteFill, Loop, Sequence, Series, useCurrentFrame} from 'remotion';

export const CalculateMetadataLength = ({steps = 4, framesPerStep = 20}) => {
  const recipe = ramen.slice(0, steps);
  // What calculateMetadata() would return as durationInFrames.
  const durationInFrames = recipe.length * framesPerStep;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Loop durationInFrames={durationInFrames}>
        <Series>
          {recipe.map((step, index) => (
            <Series.Sequence key={step} durationInFrames={framesPerStep}>
              <Step number={index + 1} text={step} />
            </Series.Sequence>
          ))}
        </Series>
        <Sequence layout="none">
          <Playhead />
        </Sequence>
      </Loop>
      <Timeline
        steps={steps}
        framesPerStep={framesPerStep}
        durationInFrames={durationInFrames}
      />
    </AbsoluteFill>
  );
};

const ramen = [
  'Boil the eggs',
  'Warm the broth',
  'Cook the noodles',
  'Slice the leek',
  'Fill the bowls',
  'Serve at once',
];

const x = (frame: number) => 72 + (frame / 120) * 1136;

const Step = ({number, text}: {number: number; text: string}) => (
  <div style={{padding: '48px 72px', fontSize: 132, fontWeight: 650}}>
    <div style={{fontSize: 56, fontWeight: 500, color: '#0b62d6'}}>
      Step {number}
    </div>
    {text}
  </div>
);

const Playhead = () => (
  <div
    style={{
      position: 'absolute',
      zIndex: 1,
      left: x(useCurrentFrame()) - 3,
      top: 372,
      width: 6,
      height: 168,
      background: '#e5482d',
    }}
  />
);

type TimelineProps = {
  steps: number;
  framesPerStep: number;
  durationInFrames: number;
};

const Timeline = ({steps, framesPerStep, durationInFrames}: TimelineProps) => (
  <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fontSize={52}>
    <rect x={x(0)} y={400} width={1136} height={112} rx={8} fill="#efece4" />
    {Array.from({length: steps}, (_, index) => (
      <g key={index} transform={`translate(${x(index * framesPerStep)} 400)`}>
        <rect
          width={x(framesPerStep) - x(0) - 4}
          height={112}
          rx={8}
          fill="#c9dcf6"
        />
        <text x={20} y={76} fill="#1d4f93">
          {index + 1}
        </text>
      </g>
    ))}
    <path
      d={`M${x(0)} 536v24H${x(durationInFrames)}v-24`}
      fill="none"
      stroke="#15171c"
      strokeWidth={4}
    />
    <text x={72} y={640} fontWeight={500} fill="#15171c">
      {steps} × {framesPerStep} = {durationInFrames} frames
    </text>
  </svg>
);
