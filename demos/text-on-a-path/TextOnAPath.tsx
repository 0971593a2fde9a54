import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const path = 'M-60 440C160 290 330 270 540 370S940 520 1340 300';

export const TextOnAPath = ({
  text = 'The tide has no timetable',
  fontSize = 92,
  showPath = true,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const start = interpolate(frame, [0, durationInFrames - 1], [100, -90]);

  return (
    <AbsoluteFill style={{background: '#0b62d6'}}>
      <svg viewBox="0 0 1280 720">
        <path
          id="tide"
          d={path}
          fill="none"
          stroke="#fbfaf7"
          strokeOpacity={showPath ? 0.35 : 0}
          strokeWidth={4}
        />
        <text
          fontSize={fontSize}
          fontWeight={650}
          letterSpacing="0.02em"
          fill="#fbfaf7"
          dy={-20}
        >
          <textPath href="#tide" startOffset={`${start}%`}>
            {text}
          </textPath>
        </text>
      </svg>
    </AbsoluteFill>
  );
};
