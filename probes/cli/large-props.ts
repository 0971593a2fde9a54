import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Selected = {metadata: {id: string}; propsSize: number};
type Renderer = {RenderInternals: {internalSelectComposition(): Promise<Selected>}};
type Module = {getCompositionId(given: object): Promise<{compositionId: string}>};

export default inNode('The command line warns that props are large if those of the composition take more than 10,000,000 bytes.', async () => {
  const {RenderInternals: renderer} = installed<Renderer>('@remotion/renderer');
  const {getCompositionId} = installed<Module>('@remotion/cli/dist/get-composition-id.js');
  const {internalSelectComposition} = renderer;
  const {warn} = console;
  const warnings: string[] = [];
  console.warn = (...parts: unknown[]) => warnings.push(parts.join(' '));
  const warned = async (propsSize: number) => {
    warnings.length = 0;
    renderer.internalSelectComposition = () => Promise.resolve({metadata: {id: 'Card'}, propsSize});
    const {compositionId} = await getCompositionId({args: ['Card'], compositionIdFromUi: null, logLevel: 'info', indent: false});
    assert.equal(compositionId, 'Card');
    return warnings.join('\n');
  };
  try {
    assert.equal(await warned(10_000_000), '');
    assert.match(await warned(10_000_001), /The props of your composition are large \(10 MB\)\./);
  } finally {
    renderer.internalSelectComposition = internalSelectComposition;
    console.warn = warn;
  }
});
