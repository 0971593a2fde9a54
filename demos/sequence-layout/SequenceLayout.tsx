import {AbsoluteFill, Sequence, spring, useCurrentFrame} from 'remotion';

export const SequenceLayout = ({stagger = 14, durationInFrames = 64}) => {
  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      {(['absolute-fill', 'none'] as const).map((layout, column) => (
        <Panel key={layout} title={layout} left={72 + column * 592}>
          {places.map((place, index) => (
            <Sequence
              key={place.name}
              from={index * stagger}
              durationInFrames={durationInFrames}
              layout={layout}
            >
              <Tile {...place} />
            </Sequence>
          ))}
        </Panel>
      ))}
    </AbsoluteFill>
  );
};

const places = [
  {name: 'Schaffhausen', background: '#1d4f93', color: '#e8e6e1'},
  {name: 'Winterthur', background: '#6fb1ff', color: '#0f1115'},
  {name: 'Chur', background: '#e8e6e1', color: '#0f1115'},
];

const Tile = ({name, background, color}: (typeof places)[number]) => {
  const enter = spring({
    frame: useCurrentFrame(),
    fps: 30,
    config: {damping: 200},
    durationInFrames: 12,
  });

  return (
    <div
      style={{
        alignSelf: 'flex-start',
        padding: '0 32px',
        borderRadius: 12,
        fontSize: 72,
        fontWeight: 600,
        lineHeight: '132px',
        background,
        color,
        opacity: enter,
        translate: `${(enter - 1) * 60}px 0`,
      }}
    >
      {name}
    </div>
  );
};

type PanelProps = {title: string; left: number; children: React.ReactNode};

const Panel = ({title, left, children}: PanelProps) => (
  <div style={{position: 'absolute', left, top: 72, width: 544}}>
    <div
      style={{
        position: 'relative',
        height: 472,
        display: 'flex',
        flexDirection: 'column',
        gap: 24,
        outline: '3px dashed #4a5160',
        outlineOffset: 14,
      }}
    >
      {children}
    </div>
    <div style={{marginTop: 52, fontSize: 48}}>{title}</div>
  </div>
);
