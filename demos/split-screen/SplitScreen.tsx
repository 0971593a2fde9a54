import {
  AbsoluteFill,
  Img,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SplitScreen = ({share = 68, gap = 12, switchAt = 75}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const at = (delay: number) =>
    spring({frame, fps, delay, config: {damping: 200}, durationInFrames: 24});
  // Half and half, then the left one is large, then the right one, then half again
  const left =
    50 +
    (share - 50) * at(15) +
    (100 - 2 * share) * at(switchAt) +
    (share - 50) * at(durationInFrames - 30);

  return (
    <AbsoluteFill style={{background: '#fbfaf7', flexDirection: 'row', gap}}>
      <Pane
        share={left}
        label="Lisbon"
        src={staticFile('demos/slideshow/coast.svg')}
      />
      <Pane
        share={100 - left}
        label="Tunis"
        src={staticFile('demos/slideshow/dunes.svg')}
      />
    </AbsoluteFill>
  );
};

const Pane = ({
  share,
  src,
  label,
}: {
  share: number;
  src: string;
  label: string;
}) => (
  <div style={{flex: `${share} 1 0`, position: 'relative', overflow: 'hidden'}}>
    <Img
      src={src}
      style={{width: '100%', height: '100%', objectFit: 'cover'}}
    />
    <div
      style={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        padding: '12px 32px',
        background: '#15171c',
        color: '#fbfaf7',
        fontSize: 52,
      }}
    >
      {label}
    </div>
  </div>
);
