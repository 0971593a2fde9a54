import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const LowerThird = ({
  name = 'Ingrid Solheim',
  role = 'Glaciologist, Tromsø',
  accent = '#ff7a5c',
}) => {
  const bar = useEntrance(0);
  const plate = useEntrance(5);

  return (
    <AbsoluteFill style={{background: checkerboard}}>
      <div style={{position: 'absolute', left: 130, bottom: 130}}>
        <div
          style={{
            position: 'absolute',
            left: 0,
            bottom: 0,
            width: 22,
            height: `${bar * 100}%`,
            background: accent,
          }}
        />
        <div style={{marginLeft: 22, overflow: 'hidden'}}>
          <div
            style={{
              translate: `${(plate - 1) * 102}% 0`,
              padding: '44px 96px 48px 60px',
              background: '#15171c',
              color: '#fbfaf7',
              whiteSpace: 'pre',
            }}
          >
            <Line delay={10} style={{fontSize: 132, fontWeight: 650}}>
              {name}
            </Line>
            <Line delay={15} style={{fontSize: 72, color: '#b4b3b0'}}>
              {role}
            </Line>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};

type LineProps = {
  delay: number;
  style: React.CSSProperties;
  children: string;
};

const Line = ({delay, style, children}: LineProps) => {
  const rise = useEntrance(delay);

  return (
    <div style={{overflow: 'hidden', paddingBottom: '0.06em', ...style}}>
      <div style={{translate: `0 ${(1 - rise) * 110}%`}}>{children}</div>
    </div>
  );
};

/** Runs to 1 after a delay, and back at the end, the last part first. */
const useEntrance = (delay: number) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const enter = spring({frame, fps, delay, config, durationInFrames: 18});
  const leave = spring({
    frame,
    fps,
    delay: durationInFrames - 18 - delay / 2,
    config,
    durationInFrames: 15,
  });

  return enter - leave;
};

/** Stands for what is transparent; in a project, leave it out. */
const checkerboard =
  'repeating-conic-gradient(#e3dfd4 0 25%, #fbfaf7 0 50%) 0 0 / 120px 120px';
