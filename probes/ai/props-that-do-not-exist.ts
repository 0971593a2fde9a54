import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

/** The components of remotion with the props that each of them needs. */
const TAGS: Record<string, string> = {
  AbsoluteFill: '',
  AnimatedImage: 'src="a.gif"',
  Artifact: 'filename="a.txt" content="a"',
  Audio: 'src="a.mp3"',
  Composition: 'id="A" component={Scene} durationInFrames={30} fps={30} width={320} height={180}',
  Folder: 'name="a" children={null}',
  Freeze: 'frame={1} children={null}',
  IFrame: 'src="a.html"',
  Img: 'src="a.png"',
  Loop: 'durationInFrames={30} children={null}',
  OffthreadVideo: 'src="a.mp4"',
  Sequence: 'children={null}',
  Series: 'children={null}',
  Still: 'id="A" component={Scene} width={320} height={180}',
  Video: 'src="a.mp4"',
};

export default slowInNode('TypeScript reports an invented prop on each component of remotion, and nothing on the same tag without it.', () => {
  const names = Object.keys(TAGS);
  const isComponent = ([name, value]: [string, unknown]) =>
    name !== 'Easing' && (/^[A-Z][a-z]/.test(name) || name === 'IFrame')
      ? typeof value === 'function' || /forward_ref|memo/.test(String((value as {$$typeof?: symbol}).$$typeof))
      : false;
  assert.deepEqual(
    Object.entries(remotion)
      .filter(isComponent)
      .map(([name]) => name)
      .sort(),
    names,
  );
  const source = [
    `import {${names.join(', ')}} from 'remotion';`,
    'const Scene = () => null;',
    ...names.flatMap((name) => [
      `export const ${name}A = <${name} ${TAGS[name]} />;`,
      `export const ${name}B = <${name} ${TAGS[name]} invented={1} />; // wrong`,
    ]),
  ].join('\n');
  const {refused, wrong} = linesThatFail(source);
  assert.deepEqual(refused, wrong);
  assert.equal(wrong.length, 15);
});
