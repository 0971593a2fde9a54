import {AbsoluteFill, interpolate, Series, useCurrentFrame} from 'remotion';

const SLIDES = [
  {caption: 'Six in the morning', ground: '#1d4f93', sun: 1240},
  {caption: 'Noon', ground: '#dfeafa', sun: 420},
  {caption: 'Nine in the evening', ground: '#15171c', sun: 1500},
];

export const WebStory = ({length = 40, color = '#f0932b'}) => (
  <AbsoluteFill>
    <Series>
      {SLIDES.map((slide, index) => (
        <Series.Sequence key={slide.caption} durationInFrames={length}>
          <Slide {...slide} color={color} />
          <Bars index={index} length={length} />
        </Series.Sequence>
      ))}
      <Series.Sequence durationInFrames={Infinity}>
        <Slide caption="The end" ground="#15171c" sun={2400} color={color} />
      </Series.Sequence>
    </Series>
  </AbsoluteFill>
);

type SlideProps = {
  caption: string;
  ground: string;
  sun: number;
  color: string;
};

const Slide = ({caption, ground, sun, color}: SlideProps) => {
  const frame = useCurrentFrame();
  const rise = interpolate(frame, [0, 20], [60, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: ground}}>
      <svg viewBox="0 0 1080 1920" style={{position: 'absolute'}}>
        <circle cx={540} cy={sun - frame * 2} r={230} fill={color} />
        <path d="M0 1300Q300 1160 620 1290T1080 1220V1920H0Z" fill="#15171c" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 200,
          width: 920,
          fontSize: 130,
          fontWeight: 650,
          lineHeight: 1.02,
          color: '#fbfaf7',
          translate: `0 ${rise}px`,
        }}
      >
        {caption}
      </div>
    </AbsoluteFill>
  );
};

/** One bar for each slide, as stories have them; the one that is shown fills. */
const Bars = ({index, length}: {index: number; length: number}) => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{
        position: 'absolute',
        top: 60,
        left: 60,
        display: 'flex',
        gap: 16,
      }}
    >
      {SLIDES.map(({caption}, bar) => (
        <div
          key={caption}
          style={{width: 309, height: 14, background: '#ffffff66'}}
        >
          <div
            style={{
              height: '100%',
              width: `${bar < index ? 100 : bar > index ? 0 : ((frame + 1) / length) * 100}%`,
              background: '#fbfaf7',
            }}
          />
        </div>
      ))}
    </div>
  );
};
