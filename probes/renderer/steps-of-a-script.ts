import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

export default inNode(
  'The script on the renderer takes three steps: it bundles once, then selects the composition with the props, then renders from this bundle and composition, the video first and the thumbnail after it.',
  async () => {
    const calls: [string, Record<string, unknown>][] = [];
    const composition = {id: 'Recipe', durationInFrames: 90};
    const step =
      <Result>(name: string, result: Result) =>
      (options: Record<string, unknown>) => {
        calls.push([name, options]);
        return Promise.resolve(result);
      };
    await runScriptOf('docs/renderer.mdx', 'publish-recipe.ts', {
      '@remotion/bundler': {bundle: step('bundle', '/bundle')},
      '@remotion/renderer': {
        selectComposition: step('selectComposition', composition),
        renderMedia: step('renderMedia', undefined),
        renderStill: step('renderStill', undefined),
      },
    });
    assert.deepEqual(
      calls.map(([name]) => name),
      ['bundle', 'selectComposition', 'renderMedia', 'renderStill'],
    );
    const inputProps = {dish: 'Minestrone', minutes: 45};
    const [, selection, ...renders] = calls.map(([, options]) => options);
    assert.deepEqual(selection, {serveUrl: '/bundle', id: 'Recipe', inputProps});
    for (const options of renders) assert.deepEqual([options.serveUrl, options.composition, options.inputProps], ['/bundle', composition, inputProps]);
    assert.equal(renders[1]?.frame, 45);
  },
);
