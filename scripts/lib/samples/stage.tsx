import {Component, useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Composition, continueRender, delayRender, Freeze, registerRoot, Sequence, useCurrentFrame} from 'remotion';
import {shownMark, type Play} from './plays';

type Size = {width: number; height: number; fps: number; durationInFrames: number};
type Sample = {load: () => Promise<unknown>; how: string; name?: string; props?: object; size?: Size};
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

/** Says when the sample has been loaded and, where it is a component, is on the page. */
async function show(sample: Sample): Promise<void> {
  const done = () => void Object.assign(window, {sampleIsShown: true});
  addRoot();
  const Shown = await componentOf(sample).catch((error: unknown) => {
    done();
    throw error;
  });
  if (sample.how === 'registered' && Shown) return registerRoot(() => <Shown {...sample.props} />);
  if (sample.how !== 'mounted') return done();
  if (!Shown) throw new Error(`The sample does not export ${sample.name}.`);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Boundary onError={done}>
      <Shown {...sample.props} />
      <Shows onShown={done} />
    </Boundary>,
  );
}

/** Stands beside a sample: its effect runs once that of the sample has. */
function Shows({onShown}: {onShown: () => void}): null {
  useEffect(onShown);
  return null;
}

const componentOf = async ({load, name}: Sample): Promise<ComponentType<object> | undefined> =>
  ((await load()) as Record<string, ComponentType<object> | undefined>)[name ?? ''];

function composition(samples: Samples, fps: number, plays: Play[], canvas: number): ReactNode {
  const All = () => {
    const play = plays[useCurrentFrame()];
    const sample = samples[play?.sample ?? ''];
    return play && sample ? <One key={play.sample} sample={sample} play={play} /> : null;
  };
  // A frame beyond the end of the composition would be taken for its last one.
  const length = Math.max(plays.length, ...plays.map(({frame}) => frame + 1));
  return <Composition key={fps} id={`all-${fps}`} component={All} width={canvas} height={canvas} fps={fps} durationInFrames={length} />;
}

/** A sample at a frame, with its own size and length. What it shows is printed, since a frame without it would pass as well. */
function One({sample, play}: {sample: Sample; play: Play}): ReactNode {
  const [Shown, setShown] = useState<{component: ComponentType<object>}>();
  const [handle] = useState(() => delayRender('Loading the sample'));
  const onError = useCallback(() => continueRender(handle), [handle]);
  useEffect(() => {
    componentOf(sample)
      .then((component) => {
        if (!component) throw new Error(`The sample does not export ${sample.name}.`);
        setShown({component});
      })
      .catch((error: Error) => {
        console.error(error.message);
        continueRender(handle);
      });
  }, [sample, handle]);
  if (!Shown) return null;
  const {width, height, durationInFrames} = sample.size!;
  const onShown = () => {
    console.log(shownMark(play));
    continueRender(handle);
  };
  return (
    <Boundary onError={onError}>
      <Freeze frame={play.frame}>
        <div style={{position: 'absolute', width, height}}>
          <Sequence width={width} height={height} durationInFrames={durationInFrames}>
            <Shown.component {...sample.props} />
            <Shows onShown={onShown} />
          </Sequence>
        </div>
      </Freeze>
    </Boundary>
  );
}

type BoundaryProps = {children: ReactNode; onError: () => void};

/** Keeps what a sample throws from the samples after it. */
class Boundary extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};
  static getDerivedStateFromError = () => ({hasFailed: true});
  override componentDidCatch = ({name, message}: Error) => {
    console.error(`${name}: ${message}`);
    this.props.onError();
  };
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** What the page of an app has before its script runs. */
function addRoot(): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
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
