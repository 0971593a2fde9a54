import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const BLUE = '#0b62d6';
const GREEN = '#1d7a46';

export const ImgPreload = ({cutAt = 45, download = 30}) => {
  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Screen left={80} label="Loaded at the cut" color={BLUE} cutAt={cutAt}>
        <Picture requestedAt={cutAt} download={download} />
      </Screen>
      <Screen left={664} label="Preloaded" color={GREEN} cutAt={cutAt}>
        <Picture requestedAt={0} download={download} />
      </Screen>
      <Timeline cutAt={cutAt} download={download} />
    </AbsoluteFill>
  );
};

type ScreenProps = {
  left: number;
  label: string;
  color: string;
  cutAt: number;
  children: React.ReactNode;
};

const Screen = ({left, label, color, cutAt, children}: ScreenProps) => {
  const isCut = useCurrentFrame() >= cutAt;

  return (
    <div style={{position: 'absolute', left, top: 56, width: 536}}>
      <div style={{fontSize: 44, paddingBottom: 16, color}}>{label}</div>
      <div style={{height: 302, background: isCut ? '#e3dfd4' : '#15171c'}}>
        {isCut ? children : <div style={scene}>The harbor</div>}
      </div>
    </div>
  );
};

const scene = {
  padding: '110px 0',
  textAlign: 'center',
  fontSize: 68,
  fontWeight: 600,
  color: '#e8e6e1',
} as const;

type Request = {requestedAt: number; download: number};

/** A model: as much of the picture as would have arrived by now. */
const Picture = ({requestedAt, download}: Request) => {
  const end = requestedAt + download;
  const missing = interpolate(useCurrentFrame(), [requestedAt, end], [100, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <Img
      src={staticFile('demos/img-preload/harbour.svg')}
      style={{width: 536, clipPath: `inset(0 0 ${missing}% 0)`}}
    />
  );
};

const x = (frame: number) => 80 + (frame / 120) * 1120;

const Timeline = ({cutAt, download}: {cutAt: number; download: number}) => {
  const frame = useCurrentFrame();
  const done = (from: number) => Math.min(download, Math.max(0, frame - from));

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      <path d={`M80 660H${x(cutAt)}`} stroke="#15171c" strokeWidth={12} />
      <path d={`M${x(cutAt)} 660H1200`} stroke="#c9dcf6" strokeWidth={12} />
      {[0, cutAt].map((from, row) => (
        <g key={row} transform={`translate(${x(from)} ${476 + row * 84})`}>
          <rect width={x(download) - 80} height={60} fill="#dfeafa" />
          <rect
            width={x(done(from)) - 80}
            height={60}
            fill={from ? BLUE : GREEN}
          />
        </g>
      ))}
      <path d={`M${x(cutAt)} 466V680`} stroke="#15171c" strokeWidth={4} />
      <path d={`M${x(frame)} 450V690`} stroke="#e5482d" strokeWidth={6} />
    </svg>
  );
};
