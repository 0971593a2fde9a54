import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const ENTRY = `import {TransitionSeries} from '@remotion/transitions';
import {Fragment, useEffect, useState} from 'react';
import {Artifact, Composition, continueRender, delayRender, registerRoot} from 'remotion';

const Scene = ({name, file}) => {
  const [first] = useState(name);
  return <Artifact filename={file} content={name + ' with the state of ' + first} />;
};

const Note = () => {
  const [names, setNames] = useState(['a', 'b']);
  const [handle] = useState(() => delayRender());
  useEffect(() => {
    if (names.length === 2) setNames(['x', 'a', 'b']);
    else continueRender(handle);
  }, [names, handle]);
  const series = (file, keyOf) => (
    <TransitionSeries>
      {names.map((name) => (
        <Fragment key={name}>
          <TransitionSeries.Sequence durationInFrames={5}>
            <Scene key={keyOf(name)} name={name} file={file} />
          </TransitionSeries.Sequence>
        </Fragment>
      ))}
    </TransitionSeries>
  );
  return [<div key={1}>{series('outside.txt', () => undefined)}</div>, <div key={2}>{series('inside.txt', (name) => name)}</div>];
};

registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={1} />);
`;

export default byCommand(
  'A scene in a keyed fragment of a transition series takes over the state of the scene that had its position; a key inside the sequence prevents it.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const {code, output} = await project.remotion(['still', 'Note', 'out/a.png']);
    assert.equal(code, 0, output);
    assert.equal(project.read('out/Note/outside.txt').toString(), 'x with the state of a');
    assert.equal(project.read('out/Note/inside.txt').toString(), 'x with the state of x');
  },
);
