import {Component, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Composition, continueRender, delayRender, Freeze, registerRoot, Sequence, useCurrentFrame} from 'remotion';

type Size = {width: number; height: number; fps: number; durationInFrames: number};
type Sample = {load: () => Promise<unknown>; how: string; name?: string; props?: object; size?: Size};
type Play = {sample: number; frame: number};
type Samples = Record<string, Sample>;

/**
 * Shows samples in the bundle of all of them: with `SAMPLE=all`, one after the other, a frame of the composition for each of their frames;
 * with the number of one, in a render or in the address of a page, that one.
 */
export function start(samples: Samples, lists: [fps: number, plays: Play[]][], canvas: number): void {
  replaceFonts();
  const asked = process.env.SAMPLE ?? new URLSearchParams(window.location.search).get('sample') ?? '';
  if (asked === 'all') return registerRoot(() => <>{lists.map(([fps, plays]) => composition(samples, fps, plays, canvas))}</>);
  const sample = samples[asked];
  if (sample) void show(sample);
}

async function show(sample: Sample): Promise<void> {
  const Shown = await componentOf(sample);
  if (sample.how === 'registered' && Shown) registerRoot(() => <Shown {...sample.props} />);
  if (sample.how === 'mounted' && Shown) {
    const place = document.createElement('div');
    place.id = 'mounted';
    document.body.append(place);
    createRoot(place).render(<Shown {...sample.props} />);
  }
  Object.assign(window, {sampleIsLoaded: true});
}

const componentOf = async ({load, name}: Sample): Promise<ComponentType<object> | undefined> =>
  ((await load()) as Record<string, ComponentType<object> | undefined>)[name ?? ''];

function composition(samples: Samples, fps: number, plays: Play[], canvas: number): ReactNode {
  const All = () => {
    const play = plays[useCurrentFrame()];
    const sample = samples[play?.sample ?? ''];
    return play && sample ? <One key={play.sample} sample={sample} frame={play.frame} /> : null;
  };
  return <Composition key={fps} id={`all-${fps}`} component={All} width={canvas} height={canvas} fps={fps} durationInFrames={plays.length} />;
}

/** A sample at a frame, with its own size and length. */
function One({sample, frame}: {sample: Sample; frame: number}): ReactNode {
  const [Shown, setShown] = useState<{component: ComponentType<object>}>();
  const [handle] = useState(() => delayRender('Loading the sample'));
  useEffect(() => {
    componentOf(sample)
      .then((component) => component && setShown({component}))
      .catch((error: Error) => console.error(error.message))
      .finally(() => continueRender(handle));
  }, [sample, handle]);
  if (!Shown) return null;
  const {width, height, durationInFrames} = sample.size!;
  return (
    <Boundary>
      <Freeze frame={frame}>
        <div style={{position: 'absolute', width, height}}>
          <Sequence width={width} height={height} durationInFrames={durationInFrames}>
            <Shown.component {...sample.props} />
          </Sequence>
        </div>
      </Freeze>
    </Boundary>
  );
}

/** Keeps what a sample throws from the samples after it; React prints it to the console. */
class Boundary extends Component<{children: ReactNode}, {hasFailed: boolean}> {
  override state = {hasFailed: false};
  static getDerivedStateFromError = () => ({hasFailed: true});
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Fonts of other sites are replaced before they are asked for. */
function replaceFonts(): void {
  const Original = window.FontFace;
  window.FontFace = class extends Original {
    constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
      super(family, typeof source === 'string' ? source.replace(/url\(https:[^)]*\)/g, 'url(/stand-in.woff2)') : source, descriptors);
    }
  };
}
