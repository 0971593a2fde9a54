import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const WebApp = ({
  title = 'Hello, Ada',
  color = '#6fb1ff',
  chunks = 6,
  project = 'app',
}) => {
  const frame = useCurrentFrame();
  const typed = Math.floor(
    interpolate(frame, [8, 44], [0, title.length], clamp),
  );
  const wiped = Math.floor(
    interpolate(frame, [134, 148], [0, title.length], clamp),
  );
  const shown = title.slice(0, Math.max(0, typed - wiped));
  const {file, ground, ink, isMirrored} = LOOKS[project] ?? APP;

  return (
    <AbsoluteFill style={{background: ground, color: ink}}>
      <Address file={file} />
      <Video title={shown} color={color} left={isMirrored ? 476 : 64} />
      <div
        style={{
          position: 'absolute',
          left: isMirrored ? 64 : 860,
          top: 194,
          width: 356,
        }}
      >
        <div style={{fontSize: 40}}>Title</div>
        <div style={{...field, border: `3px solid ${ink}`}}>
          {shown}
          <span style={{opacity: frame % 20 < 12 ? 1 : 0, color: '#e5482d'}}>
            |
          </span>
        </div>
        <Render chunks={chunks} />
      </div>
    </AbsoluteFill>
  );
};

type Look = {file: string; ground: string; ink: string; isMirrored: boolean};

const APP: Look = {
  file: 'app/page.tsx',
  ground: '#fbfaf7',
  ink: '#15171c',
  isMirrored: false,
};

/** One look for each way to set up the app. */
const LOOKS: Record<string, Look | undefined> = {
  app: APP,
  pages: {...APP, file: 'pages/index.tsx', ground: '#dfeafa', isMirrored: true},
  tailwind: {...APP, file: 'globals.css', ground: '#22262f', ink: '#e8e6e1'},
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const field: React.CSSProperties = {
  boxSizing: 'border-box',
  height: 92,
  marginTop: 14,
  padding: '0 24px',
  borderRadius: 14,
  fontSize: 46,
  lineHeight: '86px',
  whiteSpace: 'pre',
  overflow: 'hidden',
};

/** The app's address, and the file of the page. */
const Address = ({file}: {file: string}) => (
  <svg viewBox="0 0 1280 92" style={{background: '#fbfaf7'}}>
    {[88, 128, 168].map((x) => (
      <circle key={x} cx={x} cy={46} r={11} fill="#cfcabd" />
    ))}
    <rect x={228} y={16} width={988} height={60} rx={30} fill="#efece3" />
    <text x={262} y={60} fontSize={40} fill="#4a4d55">
      localhost:3000
    </text>
    <text x={1182} y={60} fontSize={40} textAnchor="end" fill="#0b62d6">
      {file}
    </text>
  </svg>
);

type VideoProps = {title: string; color: string; left: number};

/** The Player: circles open behind the title, at every keystroke anew. */
const Video = ({title, color, left}: VideoProps) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const open = spring({
    frame,
    fps,
    config: {damping: 200},
    durationInFrames: 50,
  });

  return (
    <svg
      viewBox="0 0 1280 720"
      style={{
        position: 'absolute',
        left,
        top: 200,
        width: 740,
        borderRadius: 14,
      }}
    >
      <path d="M0 0H1280V720H0Z" fill="#15171c" />
      {[4, 3, 2, 1].map((ring) => (
        <circle
          key={ring}
          cx={640}
          cy={330}
          r={ring * (70 + open * 62) + Math.sin(frame / 12 - ring) * 10}
          fill={color}
          fillOpacity={0.17}
        />
      ))}
      <text
        x={640}
        y={372}
        fontSize={132}
        fontWeight={650}
        textAnchor="middle"
        fill="#fbfaf7"
      >
        {title}
      </text>
      <path d="M60 660H1220" stroke="#4a4d55" strokeWidth={10} />
      <path
        d={`M60 660H${60 + (frame / (durationInFrames - 1)) * 1160}`}
        stroke="#ff7a5c"
        strokeWidth={10}
      />
    </svg>
  );
};

/** The button, and the render in chunks that it starts. */
const Render = ({chunks}: {chunks: number}) => {
  const frame = useCurrentFrame();
  const isPressed = frame >= 52 && frame < 58;
  const progress = interpolate(frame, [60, 112], [0, 1], {
    ...clamp,
    easing: Easing.inOut(Easing.poly(2)),
  });
  const isDone = progress === 1 && frame < 140;
  const label = isDone
    ? 'Download'
    : progress > 0 && frame < 140
      ? 'Rendering'
      : 'Render';

  return (
    <>
      <div
        style={{
          ...field,
          marginTop: 36,
          background: isDone ? '#1d7a46' : '#0b62d6',
          color: '#fbfaf7',
          textAlign: 'center',
          fontWeight: 600,
          scale: isPressed ? 0.95 : 1,
        }}
      >
        {label}
      </div>
      <div style={{display: 'flex', gap: 6, marginTop: 36, height: 26}}>
        {Array.from({length: chunks}, (_, chunk) => {
          const speed = 1 + (chunk % 3) * 0.3;
          const done = frame < 140 ? Math.min(1, progress * speed) : 0;
          return (
            <div key={chunk} style={{flex: 1, background: '#e3dfd4'}}>
              <div
                style={{
                  width: `${done * 100}%`,
                  height: '100%',
                  background: '#1d7a46',
                }}
              />
            </div>
          );
        })}
      </div>
    </>
  );
};
