import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const TalkAnnouncement = ({
  talk = 'Videos that tests can read',
  speaker = 'Ada Lovelace',
  room = 'Room 3',
  hour = '14:30',
  color = '#0b62d6',
}) => {
  return (
    <AbsoluteFill style={{background: color, color: '#fbfaf7'}}>
      <Tracks />
      <AbsoluteFill style={{padding: '64px 88px'}}>
        <Entering delay={4} style={{fontSize: 60, fontWeight: 550}}>
          {hour} · {room}
        </Entering>
        <Entering
          delay={10}
          style={{
            width: 1040,
            margin: '64px 0 44px',
            fontSize: 124,
            fontWeight: 650,
            lineHeight: 1.02,
            letterSpacing: '-0.04em',
          }}
        >
          {talk}
        </Entering>
        <Entering delay={18} style={{fontSize: 64}}>
          {speaker}
        </Entering>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

type Props = {
  delay: number;
  style: React.CSSProperties;
  children: React.ReactNode;
};

/** Slides in from the left, one part after the other, and leaves to the right. */
const Entering = ({delay, style, children}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame: frame - delay, fps, config: {damping: 200}});
  const leave = spring({
    frame: frame - (durationInFrames - 24 + delay / 3),
    fps,
    config: {damping: 200},
  });

  return (
    <div style={{...style, translate: `${(enter - 1 + leave) * 1500}px 0`}}>
      {children}
    </div>
  );
};

/** Lines like those of a program, one for each track of the event. */
const Tracks = () => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      {[0, 1, 2, 3].map((track) => (
        <path
          key={track}
          d={`M${-400 + ((frame * (3 + track) + track * 420) % 1900)} ${612 + track * 26}h340`}
          stroke="#fbfaf7"
          strokeOpacity={0.38}
          strokeWidth={12}
        />
      ))}
    </svg>
  );
};
