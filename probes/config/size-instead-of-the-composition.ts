import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Size = {width: number; height: number};
type Renderer = {RenderInternals: {internalSelectComposition(): Promise<{metadata: Size & {id: string}; propsSize: number}>}};
type Module = {getCompositionWithDimensionOverride(given: object): Promise<{config: Size}>};
type Width = {overrideWidth(width: number): void; getWidth(): number | null};
type Height = {overrideHeight(height: number): void; getHeight(): number | null};

/** A copy of its own, since neither setter can be undone. */
function ownCopy<Setter>(name: string): Setter {
  const file = `@remotion/cli/dist/config/${name}.js`;
  const full = path.join(__dirname, '../../node_modules', file);
  const cached = require.cache[full];
  Reflect.deleteProperty(require.cache, full);
  const copy = installed<Setter>(file);
  if (cached) require.cache[full] = cached;
  else Reflect.deleteProperty(require.cache, full);
  return copy;
}

export default inNode(
  'overrideWidth() and overrideHeight() each replace their side of any composition that a command renders, also if calculateMetadata() has computed it.',
  async () => {
    const {RenderInternals: renderer} = installed<Renderer>('@remotion/renderer');
    const {getCompositionWithDimensionOverride} = installed<Module>('@remotion/cli/dist/get-composition-with-dimension-override.js');
    const {overrideWidth, getWidth} = ownCopy<Width>('width');
    const {overrideHeight, getHeight} = ownCopy<Height>('height');
    const {internalSelectComposition} = renderer;
    renderer.internalSelectComposition = () => Promise.resolve({metadata: {id: 'Card', width: 1280, height: 720}, propsSize: 2});
    const rendered = async (id: string) => {
      const given = {width: getWidth(), height: getHeight(), args: [id], compositionIdFromUi: null, logLevel: 'error', indent: false};
      const {config} = await getCompositionWithDimensionOverride(given);
      return [config.width, config.height];
    };
    try {
      assert.deepEqual(await rendered('Card'), [1280, 720]);
      overrideWidth(1080);
      assert.deepEqual(await rendered('Card'), [1080, 720]);
      overrideHeight(1920);
      for (const id of ['Card', 'Other']) assert.deepEqual(await rendered(id), [1080, 1920]);
    } finally {
      renderer.internalSelectComposition = internalSelectComposition;
    }
  },
);
