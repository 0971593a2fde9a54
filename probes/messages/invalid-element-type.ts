import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'A lazyComponent without a default export and a component that is null end a render with React error 306 and a hint at the import; an undefined component inside another is error 130 without the hint.',
  async (project) => {
    project.withComposition();
    const entry = project.read('src/index.tsx').toString();
    const hint = '💡 This error indicates that the component you are trying to render is not imported correctly.';
    project.write({
      'src/scene.tsx': 'export const Scene = () => <div />;\n',
      'src/index.tsx': `import * as scene from './scene';
        const missing = {...scene} as Record<string, any>;
        const Inside = () => <missing.Scenes />;
        ${entry
          .replace('{Composition', '{getInputProps, Composition')
          .replace(
            'component={Note}',
            "{...({lazy: {lazyComponent: () => import('./scene')}, none: {component: null}, inside: {component: Inside}} as any)[String(getInputProps().how)]}",
          )}`,
    });
    await project.remotion(['bundle']);
    for (const [how, number] of [
      ['lazy', 306],
      ['none', 306],
      ['inside', 130],
    ] as const) {
      const {code, output} = await project.remotion(['still', 'build', 'Note', 'out.png', `--props={"how":"${how}"}`]);
      assert.equal(code, 1, output);
      assert.ok(output.includes(`Minified React error #${number}`), output);
      assert.equal(output.includes(hint), number === 306, output);
    }
  },
);
