import assert from 'node:assert/strict';
import {Player, Thumbnail, type PlayerRef, type ThumbnailRef} from '@remotion/player';
import {createElement, createRef, type ElementType, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Props = {children: ReactNode; onError(error: Error): void; errorFallback(info: {error: Error}): ReactNode};
type Boundary = {props: Props; state: object; render(): ReactElement<{children: ReactNode}>};
type Boundaries = {ErrorBoundary: {new (props: Props): Boundary; getDerivedStateFromError(error: Error): object}};
type React = {useImperativeHandle: unknown};

const boundaries = installed<Boundaries>('@remotion/player/dist/cjs/error-boundary.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};

/** Renders an element and its ref, which a server does not set. @returns what its error boundary gets */
function boundaryOf(element: unknown, ref: object): Props {
  const react = installed<React>('react/index.js');
  const {useImperativeHandle} = react;
  const {ErrorBoundary} = boundaries;
  const handles: Array<() => void> = [];
  let seen: Props | undefined;
  react.useImperativeHandle = (target: {current: unknown}, create: () => unknown) => {
    // That one is not of this Player.
    if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
  };
  boundaries.ErrorBoundary = ((props: Props) => {
    seen = props;
    return props.children;
  }) as unknown as typeof ErrorBoundary;
  try {
    renderToStaticMarkup(createElement(element as ElementType, {...video, ref, acknowledgeRemotionLicense: true}));
  } finally {
    react.useImperativeHandle = useImperativeHandle;
    boundaries.ErrorBoundary = ErrorBoundary;
  }
  for (const setRef of handles) setRef();
  return seen as Props;
}

export default inNode(
  'When the component throws, a playing Player dispatches pause and then error, a paused one and a Thumbnail error alone; the fallback, ⚠️ by default, stays when what it replaces changes.',
  () => {
    const error = new Error('no photo');
    const said: string[] = [];
    const player = createRef<PlayerRef>();
    const thumbnail = createRef<ThumbnailRef>();
    const [ofPlayer, ofThumbnail] = [boundaryOf(Player, player), boundaryOf(Thumbnail, thumbnail)];
    player.current?.addEventListener('pause', () => said.push('pause'));
    player.current?.addEventListener('error', ({detail}) => said.push(detail.error.message));
    thumbnail.current?.addEventListener('error', ({detail}) => said.push(`thumbnail: ${detail.error.message}`));
    player.current?.play();
    ofPlayer.onError(error);
    assert.equal(player.current?.isPlaying(), false);
    ofPlayer.onError(error);
    ofThumbnail.onError(error);
    assert.deepEqual(said, ['pause', 'no photo', 'no photo', 'thumbnail: no photo']);

    const {ErrorBoundary} = boundaries;
    for (const props of [ofPlayer, ofThumbnail]) {
      const boundary = new ErrorBoundary(props);
      assert.equal(boundary.render(), props.children);
      boundary.state = ErrorBoundary.getDerivedStateFromError(error);
      assert.equal(boundary.render().props.children, '⚠️');
      boundary.props = {...props, children: 'the next frame'};
      assert.equal(boundary.render().props.children, '⚠️');
    }
  },
);
