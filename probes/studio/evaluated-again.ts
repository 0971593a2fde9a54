import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type Context = {_currentValue: unknown};
type Resolve = {ResolveCompositionConfig: (props: {children: null}) => unknown; resolveCompositionsRef: {current: unknown}};
type Composition = {id: string; durationInFrames: number; fps: number; width: number; height: number; calculateMetadata: (given: {props: object}) => object};

export default inNode(
  'reevaluateComposition() runs calculateMetadata() of the open composition alone, with unsaved props, before it returns, and awaits nothing; a playhead stays where it is, or is at the last frame if that comes before.',
  async () => {
    const react = installed<Record<string, unknown>>('react/index.js');
    const {ResolveCompositionConfig, resolveCompositionsRef} = installed<Resolve>('remotion/dist/cjs/ResolveCompositionConfig.js');
    const manager = Internals.CompositionManager as unknown as Context;
    const editor = Internals.EditorPropsContext as unknown as Context;
    const timeline = Internals.Timeline.TimelineContext as unknown as Context;
    const video = installed<{useVideo: unknown}>('remotion/dist/cjs/use-video.js');
    const before = [
      manager._currentValue,
      editor._currentValue,
      timeline._currentValue,
      video.useVideo,
      resolveCompositionsRef.current,
      react.useImperativeHandle,
    ] as const;
    const called: [string, object][] = [];
    let isLater = false;
    const composition = (id: string): Composition => ({
      ...{id, durationInFrames: 90, fps: 30, width: 640, height: 360},
      calculateMetadata: ({props}) => {
        called.push([id, props]);
        return isLater ? new Promise(() => undefined) : {};
      },
    });
    react.useImperativeHandle = (ref: {current: unknown}, create: () => unknown) => void (ref.current = create());
    manager._currentValue = {
      ...{compositions: ['Clips', 'Credits'].map(composition), currentCompositionMetadata: null},
      canvasContent: {type: 'composition', compositionId: 'Clips'},
    };
    editor._currentValue = {props: {Clips: {clips: 7}}, updateProps: () => undefined, resetUnsaved: () => undefined};
    try {
      const {render} = mounted(() => ResolveCompositionConfig({children: null}));
      render();
      called.length = 0;
      const reevaluate = studioFunction('reevaluate-composition', 'reevaluateComposition');
      for (const later of [false, true]) {
        isLater = later;
        assert.equal(reevaluate(), undefined);
        assert.deepEqual(called.splice(0), [['Clips', {clips: 7}]]);
      }
      const positionIn = (durationInFrames: number) => {
        video.useVideo = () => ({id: 'Clips', durationInFrames});
        timeline._currentValue = {...(before[2] as object), frame: {Clips: 80}};
        return mounted(() => Internals.Timeline.useTimelinePosition()).render();
      };
      assert.deepEqual([90, 81, 50].map(positionIn), [80, 80, 49]);
      await Promise.resolve();
    } finally {
      [manager._currentValue, editor._currentValue, timeline._currentValue, video.useVideo, resolveCompositionsRef.current, react.useImperativeHandle] = before;
    }
  },
);
