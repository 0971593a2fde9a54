import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const TitleCard = ({
  title = 'Night trains',
  subtitle = 'Episode 3: Vienna',
  color = '#e5482d',
  showRule = true,
}) => {
  return (
    <AbsoluteFill
      style={{
        background: '#15171c',
        color: '#fbfaf7',
        justifyContent: 'center',
        padding: '0 96px',
      }}
    >
      <Line delay={4} style={{fontSize: 172, fontWeight: 650}}>
        {title}
      </Line>
      {showRule ? <Rule color={color} /> : null}
      <Line delay={16} style={{fontSize: 68, color}}>
        {subtitle}
      </Line>
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
    <div style={{overflow: 'hidden', whiteSpace: 'pre', ...style}}>
      <div style={{translate: `0 ${(1 - rise) * 110}%`}}>{children}</div>
    </div>
  );
};

const Rule = ({color}: {color: string}) => {
  const width = useEntrance(10);

  return (
    <div
      style={{
        height: 10,
        margin: '28px 0 36px',
        width: `${width * 100}%`,
        background: color,
      }}
    />
  );
};

/** Runs from 0 to 1 when a part comes in, and back at the end. */
const useEntrance = (delay: number) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 200};
  const enter = spring({frame: frame - delay, fps, config});
  const leave = spring({frame: frame - durationInFrames + 22, fps, config});

  return enter - leave;
};
