import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {Artifact, Internals} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Asset = {type: 'artifact'; filename: string; contentType: string; content?: string; frame: number; downloadBehavior: null};
type Filter = {onlyArtifact(given: {assets: Asset[]; frameBuffer: Buffer | null}): object[]};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** What a frame emits. */
function emitted(content: ComponentProps<typeof Artifact>['content']): Asset[] {
  const react = installed<{useEffect: unknown}>('react/index.js');
  const {useEffect} = react;
  const assets: Asset[] = [];
  const effects: (() => void)[] = [];
  const manager = {registerRenderAsset: (asset: Asset) => void assets.push(asset), unregisterRenderAsset: () => undefined, renderAssets: []};
  react.useEffect = (effect: () => void) => void (String(effect).includes('registerRenderAsset') && effects.push(effect));
  try {
    const artifact = createElement(Artifact, {filename: 'chapters.json', content});
    assert.equal(
      markupAt(() => createElement(Internals.RenderAssetManager.Provider, {value: manager as never}, artifact), video, 12),
      '',
    );
  } finally {
    react.useEffect = useEffect;
  }
  for (const effect of effects) effect();
  return assets;
}

export default inNode(
  'An artifact renders nothing and emits nothing outside a render; bytes are read as UTF-8, and characters above U+00FF throw. A thumbnail without an image is left out, and names of one frame are not compared.',
  () => {
    const bytes = new TextEncoder();
    assert.deepEqual([emitted('[]'), emitted(bytes.encode('[]')), emitted(Artifact.Thumbnail)], [[], [], []]);
    const page = globalThis as {window?: object};
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
    try {
      const [text] = emitted('[]');
      assert.deepEqual([text?.content, text?.contentType, text?.frame], ['[]', 'text', 12]);
      const [binary] = emitted(bytes.encode('Café ÿ'));
      assert.deepEqual([atob(binary?.content ?? ''), binary?.contentType], ['Café ÿ', 'binary']);
      for (const content of [bytes.encode('Ā'), new Uint8Array([0x89, 0x50, 0x4e, 0x47])])
        assert.throws(() => emitted(content), {name: 'InvalidCharacterError'});

      const {onlyArtifact} = installed<Filter>('@remotion/renderer/dist/filter-asset-types.js');
      const [thumbnail] = emitted(Artifact.Thumbnail);
      assert.ok(text && thumbnail);
      assert.deepEqual(onlyArtifact({assets: [thumbnail], frameBuffer: null}), []);
      assert.equal(onlyArtifact({assets: [thumbnail], frameBuffer: Buffer.from('image')}).length, 1);
      assert.equal(onlyArtifact({assets: [text, text], frameBuffer: null}).length, 2);
    } finally {
      delete page.window;
    }
  },
);
