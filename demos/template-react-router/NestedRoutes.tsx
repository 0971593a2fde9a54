import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const NestedRoutes = ({
  section = 'videos',
  color = '#ff7a5c',
  videos = 3,
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const leave = interpolate(
    frame,
    [durationInFrames - 16, durationInFrames - 1],
    [1, 0],
    clamp,
  );
  const grow = (delay: number) =>
    spring({frame, fps, delay, config: {damping: 200}, durationInFrames: 24}) *
    leave;

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Route path="/" inset={70} shown={grow(0)}>
        <Route path={`/${section}`} inset={60} shown={grow(12)}>
          <Outlet
            color={color}
            videos={videos}
            shown={grow(24)}
            section={section}
          />
        </Route>
      </Route>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

type RouteProps = {
  path: string;
  inset: number;
  shown: number;
  children: React.ReactNode;
};

/** A route draws a frame, its path, and the route within. */
const Route = ({path, inset, shown, children}: RouteProps) => (
  <div
    style={{
      position: 'absolute',
      inset: `${inset + 40}px ${inset}px ${inset}px`,
      border: '6px solid #4a4f5a',
      borderRadius: 28,
      scale: 0.9 + shown * 0.1,
      opacity: shown,
    }}
  >
    <Path>{path}</Path>
    {children}
  </div>
);

const Path = ({children}: {children: string}) => (
  <samp
    style={{
      position: 'absolute',
      left: 50,
      top: -44,
      padding: '0 24px',
      background: '#0f1115',
      fontSize: 64,
      letterSpacing: 0,
      whiteSpace: 'pre',
    }}
  >
    {children}
  </samp>
);

type OutletProps = {
  color: string;
  videos: number;
  shown: number;
  section: string;
};

/** The place of the innermost route: one Player goes, the next one comes. */
const Outlet = ({color, videos, shown, section}: OutletProps) => {
  const frame = useCurrentFrame();
  const at = Array.from({length: videos - 1}, (_, video) =>
    interpolate(frame, [60 + video * 44, 78 + video * 44], [0, 1], {
      ...clamp,
      easing: Easing.inOut(Easing.poly(3)),
    }),
  ).reduce((sum, step) => sum + step, 0);

  return (
    <div
      style={{
        position: 'absolute',
        inset: '90px 60px 60px',
        borderRadius: 28,
        overflow: 'hidden',
        background: '#171a21',
        opacity: shown,
        scale: 0.9 + shown * 0.1,
      }}
    >
      {Array.from({length: videos}, (_, video) => (
        <div
          key={video}
          style={{
            position: 'absolute',
            inset: 0,
            translate: `${(video - at) * 100}% 0`,
          }}
        >
          <Clip index={video} color={color} />
          <samp
            style={{
              position: 'absolute',
              left: 44,
              bottom: 30,
              fontSize: 64,
              letterSpacing: 0,
            }}
          >
            /{section}/{video + 1}
          </samp>
        </div>
      ))}
    </div>
  );
};

/** A film of one shape each: with one corner more than the last. */
const Clip = ({index, color}: {index: number; color: string}) => {
  const frame = useCurrentFrame();
  const corners = index + 3;
  const points = Array.from({length: corners}, (_, corner) => {
    const angle = (corner / corners + frame / 240) * Math.PI * 2;
    return `${Math.sin(angle) * 210},${-Math.cos(angle) * 210}`;
  });

  return (
    <svg viewBox="-500 -230 1000 460" width="100%" height="100%">
      <polygon points={points.join(' ')} fill={color} />
    </svg>
  );
};
