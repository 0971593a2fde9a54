import assert from 'node:assert/strict';
import {decodePng} from '../lib/picture';
import {byCommand} from '../lib/probe';

/** Parts of which each takes 10 ms to render; more for a transition, since the frame can be captured late on a busy machine. */
const ENTRY = `
import {startTransition, useEffect, useState} from 'react';
import {AbsoluteFill, Composition, continueRender, delayRender, registerRoot} from 'remotion';

const Part = ({there}) => {
  for (const start = performance.now(); there && performance.now() - start < 10; );
  return <AbsoluteFill style={{background: there ? 'lime' : 'red'}} />;
};
const Note = ({way}) => {
  const [handle] = useState(() => delayRender());
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    fetch(location.href).then(() => {
      if (way === 'line before') setLoaded(true);
      else startTransition(() => setLoaded(true));
      if (way !== 'effect') continueRender(handle);
    });
  }, [handle, way]);
  useEffect(() => {
    if (loaded) continueRender(handle);
  }, [handle, loaded]);
  return Array.from({length: way === 'transition' ? 400 : 100}, (_, part) => <Part key={part} there={loaded} />);
};
const size = {width: 32, height: 18, fps: 30, durationInFrames: 1};
registerRoot(() => <Composition id="Note" component={Note} {...size} />);
`;

export default byCommand(
  'State that is set on the line before continueRender() is in the frame, also if React renders it for a second; state of a transition can be missing, unless an effect on that state makes the call.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const isThere = async (way: string) => {
      project.write({'props.json': JSON.stringify({way})});
      const {code, output} = await project.remotion(['still', 'Note', 'note.png', '--props=props.json', '--log=error']);
      assert.equal(code, 0, output);
      return decodePng(project.read('note.png')).at(5, 5)[1] === 255;
    };
    assert.deepEqual([await isThere('line before'), await isThere('effect'), await isThere('transition')], [true, true, false]);
  },
);
