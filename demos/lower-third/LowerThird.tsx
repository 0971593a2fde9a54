import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const LowerThird = ({
  name = 'Inês Duarte',
  role = 'Lighthouse keeper, Aveiro',
  color = '#e5482d',
}) => {
  const bar = useShown(8);

  return (
    <AbsoluteFill>
      <Speaker />
      <div
        style={{position: 'absolute', left: 80, bottom: 72, display: 'flex'}}
      >
        <div style={{width: 14, background: color, scale: `1 ${bar}`}} />
        <div style={{whiteSpace: 'pre', fontWeight: 500}}>
          <Plate delay={13} color="#fbfaf7" background="#15171c" fontSize={80}>
            {name}
          </Plate>
          <Plate delay={18} color="#15171c" background="#fbfaf7" fontSize={48}>
            {role}
          </Plate>
        </div>
      </div>
    </AbsoluteFill>
  );
};

/** Goes from 0 to 1 after the delay, and back as long before the end. */
const useShown = (delay: number) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const motion = {frame, fps, config: {damping: 200}, durationInFrames: 16};
  const enter = spring({...motion, delay});
  const leave = spring({...motion, delay: durationInFrames - 16 - delay});

  return enter - leave;
};

type PlateProps = {
  delay: number;
  color: string;
  background: string;
  fontSize: number;
  children: string;
};

const Plate = ({delay, children, ...style}: PlateProps) => {
  const hidden = (1 - useShown(delay)) * 100;

  return (
    <div style={{width: 'fit-content', clipPath: `inset(0 ${hidden}% 0 0)`}}>
      <div
        style={{padding: '14px 40px', translate: `${-hidden / 4}%`, ...style}}
      >
        {children}
      </div>
    </div>
  );
};

/** Stands in for your video. */
const Speaker = () => (
  <svg viewBox="0 0 1280 720" style={{background: '#c9dcf6'}}>
    <path d="M0 470H1280V720H0Z" fill="#6fb1ff" />
    <g transform="translate(930 0)">
      <path d="M150 470L176 170H254L280 470Z" fill="#fbfaf7" />
      <path
        d="M165 300L171 230H259L265 300ZM158 380H272L280 470H150Z"
        fill="#e5482d"
      />
      <path d="M168 170V118H262V170Z" fill="#15171c" />
    </g>
    <path
      d="M610 720C620 560 700 500 830 500S1040 560 1050 720Z"
      fill="#1d4f93"
    />
    <path d="M780 420H880V520Q830 560 780 520Z" fill="#b98564" />
    <ellipse cx={830} cy={330} rx={104} ry={128} fill="#cf9a78" />
    <path
      d="M716 330C700 150 960 150 944 330C930 250 760 240 716 330Z"
      fill="#15171c"
    />
  </svg>
);
