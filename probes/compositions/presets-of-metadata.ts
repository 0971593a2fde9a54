import assert from 'node:assert/strict';
import {createElement, type Context} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type CalculateMetadataFunction, Internals, useVideoConfig, type VideoConfig} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Calculate = CalculateMetadataFunction<Record<string, unknown>>;

const {CanUseRemotionHooks, CompositionManager} = Internals;
const {ResolveCompositionContext} = installed<{ResolveCompositionContext: Context<unknown>}>('remotion/dist/cjs/ResolveCompositionConfig.js');

const AD = {id: 'Ad', durationInFrames: 60, fps: 30, width: 1280, height: 720, defaultProps: {}};

/** What the hook returns in a composition with such a function. */
async function configWith(calculateMetadata: Calculate | null): Promise<VideoConfig | undefined> {
  const result = await Internals.resolveVideoConfig({
    ...{calculateMetadata, signal: new AbortController().signal, defaultProps: {}, originalProps: {}, compositionId: 'Ad'},
    ...{compositionDurationInFrames: 60, compositionFps: 30, compositionWidth: 1280, compositionHeight: 720},
  });
  const manager = {
    ...{compositions: [{...AD, calculateMetadata}], folders: [], currentCompositionMetadata: null},
    canvasContent: {type: 'composition', compositionId: 'Ad'},
  };
  let config: VideoConfig | undefined;
  const Scene = () => {
    config = useVideoConfig();
    return null;
  };
  const inContexts = createElement(CanUseRemotionHooks.Provider, {value: true}, createElement(Scene));
  const resolved = createElement(ResolveCompositionContext.Provider, {value: {Ad: {type: 'success', result}}}, inContexts);
  renderToStaticMarkup(createElement(CompositionManager.Provider, {value: manager as never}, resolved));
  return config;
}

export default inNode(
  'useVideoConfig() returns the codec, the name and both formats that calculateMetadata() returns, and null for what it leaves out, also without such a function.',
  async () => {
    const nothing = {defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null};
    const presets = {defaultCodec: 'prores', defaultOutName: 'ad-square', defaultVideoImageFormat: 'png', defaultPixelFormat: 'yuva444p10le'} as const;
    const seen = async (calculateMetadata: Calculate | null) => {
      const config = await configWith(calculateMetadata);
      return Object.fromEntries(Object.keys(nothing).map((key) => [key, config?.[key as keyof VideoConfig]]));
    };
    assert.deepEqual(await seen(null), nothing);
    assert.deepEqual(await seen(() => ({})), nothing);
    assert.deepEqual(await seen(() => presets), presets);
    assert.deepEqual(await seen(() => Promise.resolve({defaultOutName: 'ad-square'})), {...nothing, defaultOutName: 'ad-square'});
  },
);
