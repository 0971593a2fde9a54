import {
  AbsoluteFill,
  Series,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Scene = {kind: string; text: string; note: string; seconds: number};
type Props = {scenes?: Scene[]; accent?: string};

const example = [
  {
    kind: 'title',
    text: 'The Night Market',
    note: 'Four things to know',
    seconds: 1.5,
  },
  {
    kind: 'number',
    text: '86',
    note: 'stalls, all of them open until two',
    seconds: 1.5,
  },
  {
    kind: 'quote',
    text: '“Come hungry.”',
    note: 'Mei, dumplings, stall 14',
    seconds: 2,
  },
  {
    kind: 'number',
    text: '3 km',
    note: 'from the main station, by tram 7',
    seconds: 1.5,
  },
];

export const ScenesFromJson = ({
  scenes = example,
  accent = '#ff7a5c',
}: Props) => {
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <Series>
        {scenes.map((scene, index) => {
          const Kind = kinds[scene.kind] ?? Title;
          return (
            <Series.Sequence
              key={index}
              durationInFrames={Math.round(scene.seconds * fps)}
            >
              <Kind {...scene} accent={accent} />
            </Series.Sequence>
          );
        })}
      </Series>
    </AbsoluteFill>
  );
};

type SceneProps = Scene & {accent: string};

const Title = ({text, note, accent}: SceneProps) => (
  <Frame background={accent} color="#0f1115">
    <Rise delay={0} style={{fontSize: 144, fontWeight: 650}}>
      {text}
    </Rise>
    <Rise delay={6} style={{fontSize: 60}}>
      {note}
    </Rise>
  </Frame>
);

const BigNumber = ({text, note, accent}: SceneProps) => (
  <Frame background="#0f1115" color="#e8e6e1">
    <Rise delay={0} style={{fontSize: 340, fontWeight: 650, color: accent}}>
      {text}
    </Rise>
    <Rise delay={6} style={{fontSize: 60}}>
      {note}
    </Rise>
  </Frame>
);

const Quote = ({text, note, accent}: SceneProps) => (
  <Frame background="#fbfaf7" color="#15171c">
    <Rise delay={0} style={{fontSize: 148, fontWeight: 500}}>
      {text}
    </Rise>
    <Rise
      delay={6}
      style={{fontSize: 52, borderTop: `8px solid ${accent}`, paddingTop: 24}}
    >
      {note}
    </Rise>
  </Frame>
);

/** What the word in the JSON stands for. */
const kinds: Record<string, React.FC<SceneProps>> = {
  title: Title,
  number: BigNumber,
  quote: Quote,
};

type FrameProps = {
  background: string;
  color: string;
  children: React.ReactNode;
};

const Frame = ({children, ...style}: FrameProps) => (
  <AbsoluteFill
    style={{justifyContent: 'center', padding: '0 88px', gap: 24, ...style}}
  >
    {children}
  </AbsoluteFill>
);

type RiseProps = {delay: number; style: React.CSSProperties; children: string};

const Rise = ({delay, style, children}: RiseProps) => {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const shown = spring({
    frame,
    fps,
    delay,
    config: {damping: 200},
    durationInFrames: 16,
  });

  return (
    <div
      style={{
        width: 'fit-content',
        lineHeight: 1.15,
        opacity: shown,
        translate: `0 ${(1 - shown) * 60}px`,
        ...style,
      }}
    >
      {children}
    </div>
  );
};
