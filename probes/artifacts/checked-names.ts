import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'Only the first character of the name of an artifact is checked, also if the name leads out of the folder; an empty name and an empty content throw.',
  () => {
    const {validateRenderAsset} = Internals;
    const emitted =
      (filename: string, content = 'hello') =>
      () =>
        validateRenderAsset({type: 'artifact', id: '1', filename, content, contentType: 'text', frame: 0, downloadBehavior: null});
    const refused = {message: `The \`filename\` must match "/^([0-9a-zA-Z-!_.*'()/:&$@=;+,?]+)/g". Use forward slashes only, even on Windows.`};
    for (const first of "aZ0!_.*'()/:&$@=;+,?-") assert.doesNotThrow(emitted(`${first}x.txt`), first);
    for (const first of ' ä#\\"%') assert.throws(emitted(`${first}x.txt`), refused, first);
    for (const name of ['subtitles/en.srt', 'x ä#\\.txt', '../../x.txt']) assert.doesNotThrow(emitted(name), name);
    assert.throws(emitted(''), {message: 'The `filename` must not be empty'});
    assert.throws(emitted('x.txt', ''), {message: 'The `content` must not be empty'});
  },
);
