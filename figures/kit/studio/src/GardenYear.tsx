import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, Audio, Img, interpolate, Sequence, spring, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';
import {z} from 'zod';

export const gardenSchema = z.object({
  title: z.string(),
  accent: zColor(),
  seasons: z.array(z.enum(['spring', 'summer', 'fall'])),
  showDate: z.boolean(),
  speed: z.number().min(0.5).max(2).step(0.1),
});

type Props = z.infer<typeof gardenSchema>;

export const GardenYear = ({title, accent, seasons, showDate}: Props) => {
  const {durationInFrames} = useVideoConfig();
  const length = Math.floor((durationInFrames - 60) / seasons.length);
  return (
    <AbsoluteFill style={{backgroundColor: '#f6f1e4', fontFamily: 'sans-serif'}}>
      <Sequence name="Title" durationInFrames={60}>
        <Title text={title} accent={accent} />
      </Sequence>
      {seasons.map((season, index) => (
        <Sequence key={season} name={season} from={60 + index * length} durationInFrames={length}>
          <Season name={season} accent={accent} showDate={showDate} />
        </Sequence>
      ))}
      <Sequence name="Chime" from={60}>
        <Audio src={staticFile('sound/chime.mp3')} />
      </Sequence>
    </AbsoluteFill>
  );
};

const Title = ({text, accent}: {text: string; accent: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const rise = spring({frame, fps, config: {damping: 200}});
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <h1 style={{color: accent, fontSize: 96, textAlign: 'center', translate: `0 ${interpolate(rise, [0, 1], [60, 0])}px`, opacity: rise}}>{text}</h1>
    </AbsoluteFill>
  );
};

const Season = ({name, accent, showDate}: {name: string; accent: string; showDate: boolean}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = interpolate(frame, [0, durationInFrames], [1, 1.08]);
  return (
    <AbsoluteFill>
      <Img src={staticFile(`${name}.svg`)} style={{width: '100%', height: '100%', objectFit: 'cover', scale: String(scale)}} />
      {showDate && (
        <div
          style={{position: 'absolute', left: 48, bottom: 48, padding: '12px 28px', borderRadius: 12, fontSize: 56, color: 'white', backgroundColor: accent}}
        >
          {name}
        </div>
      )}
    </AbsoluteFill>
  );
};
