import {
  AbsoluteFill,
  Easing,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export const BeforeAndAfter = ({start = 8, end = 92, color = '#fbfaf7'}) => {
  const line = interpolate(
    useCurrentFrame(),
    [15, 70, 95, 150],
    [start, end, end, start],
    {
      easing: Easing.inOut(Easing.poly(3)),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill>
      <Side label="Before" filter="grayscale(1) contrast(0.75)" align="right" />
      <AbsoluteFill style={{clipPath: `inset(0 ${100 - line}% 0 0)`}}>
        <Side label="After" filter="none" align="left" />
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: `${line}%`,
          height: '100%',
          borderLeft: `8px solid ${color}`,
          translate: '-50%',
        }}
      />
    </AbsoluteFill>
  );
};

type SideProps = {label: string; filter: string; align: 'left' | 'right'};

const Side = ({label, filter, align}: SideProps) => (
  <AbsoluteFill>
    <Img
      src={staticFile('demos/slideshow/coast.svg')}
      style={{width: '100%', height: '100%', objectFit: 'cover', filter}}
    />
    <div
      style={{
        position: 'absolute',
        bottom: 40,
        [align]: 40,
        padding: '10px 28px',
        background: '#15171c',
        color: '#fbfaf7',
        fontSize: 52,
      }}
    >
      {label}
    </div>
  </AbsoluteFill>
);
