import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {headline?: string; date?: string; accent?: string};

export const SocialSizes = ({
  headline = 'Night market',
  date = 'Friday, 7 pm',
  accent = '#e5482d',
}: Props) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});
  const unit = Math.min(width, height) / 100;
  const isTall = height > width * 0.9;
  // What apps put over a vertical video: buttons below, the name above
  const safe = height > width * 1.5 ? height * 0.14 : unit * 8;

  return (
    <AbsoluteFill
      style={{
        flexDirection: isTall ? 'column' : 'row-reverse',
        background: '#15171c',
        color: '#fbfaf7',
      }}
    >
      <div style={{flex: 1, position: 'relative', overflow: 'hidden'}}>
        <Lanterns accent={accent} enter={enter} />
      </div>
      <div
        style={{
          flex: isTall ? undefined : 1,
          alignSelf: isTall ? undefined : 'flex-end',
          padding: `${unit * 6}px ${unit * 8}px ${safe}px`,
          opacity: enter,
          translate: `0 ${(1 - enter) * unit * 8}px`,
        }}
      >
        <div style={{fontSize: unit * 17, fontWeight: 650, lineHeight: 1}}>
          {headline}
        </div>
        <div style={{marginTop: unit * 4, fontSize: unit * 8, color: accent}}>
          {date}
        </div>
      </div>
    </AbsoluteFill>
  );
};

/** As large as the room that is left for it. */
const Lanterns = ({accent, enter}: {accent: string; enter: number}) => {
  const sway = Math.sin(useCurrentFrame() / 14) * 5;

  return (
    <svg
      viewBox="0 0 400 330"
      preserveAspectRatio="xMidYMin meet"
      style={{position: 'absolute', width: '100%', height: '100%'}}
    >
      {[70, 200, 330].map((x, index) => {
        const y = (140 + index * 60) * enter;

        return (
          <g key={x} transform={`rotate(${sway * (index - 1.6)} ${x} 0)`}>
            <line x1={x} x2={x} y2={y} stroke="#8a8b8f" />
            <ellipse
              cx={x}
              cy={y}
              rx={54}
              ry={62}
              fill={index === 1 ? '#fbfaf7' : accent}
            />
          </g>
        );
      })}
    </svg>
  );
};
