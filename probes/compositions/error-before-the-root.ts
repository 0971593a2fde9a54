import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const entry = (ending: string) => `import {Composition, registerRoot} from 'remotion';

const Root = () => <Composition id="Note" component={() => null} width={320} height={180} fps={30} durationInFrames={10} />;

const register = async () => {
  try {
    await Promise.reject(new Error('No hyphens today'));
  } ${ending}
};

void register();
`;

export default byCommand(
  'If loading fails before registerRoot(), the compositions are found when the error is caught; with finally, the error ends the command, although the root is registered.',
  async (project) => {
    project.withComposition();
    project.write({
      'src/index.tsx': entry(`catch (error) {
    console.error('Without hyphens', error);
  }
  registerRoot(Root);`),
    });
    const caught = await project.remotion(['compositions', '--quiet']);
    assert.equal(caught.code, 0, caught.output);
    assert.match(caught.stdout, /Note/);

    project.write({
      'src/index.tsx': entry(`finally {
    registerRoot(Root);
  }`),
    });
    const uncaught = await project.remotion(['compositions']);
    assert.equal(uncaught.code, 1, uncaught.output);
    assert.match(uncaught.output, /No hyphens today/);
  },
);
