import assert from 'node:assert/strict';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const SOURCE = `import {OffthreadVideo, Video} from 'remotion';
export const one = <OffthreadVideo src="a" transparent />;
export const two = <OffthreadVideo src="a" toneMapped />;
export const three = <OffthreadVideo src="a" onVideoFrame={() => undefined} />;
export const four = <Video src="a" loop />;
export const five = <Video src="a" poster="b" width={1} height={1} tabIndex={0} aria-label="c" onClick={() => undefined} preload="none" title="d" />;
export const six = <Video src="a" transparent />; // wrong
export const seven = <Video src="a" toneMapped />; // wrong
export const eight = <Video src="a" onVideoFrame={() => undefined} />; // wrong
export const nine = <OffthreadVideo src="a" loop />; // wrong
export const ten = <OffthreadVideo src="a" poster="b" />; // wrong
export const eleven = <OffthreadVideo src="a" tabIndex={0} />; // wrong
export const twelve = <OffthreadVideo src="a" onClick={() => undefined} />; // wrong
export const thirteen = <OffthreadVideo src="a" title="d" />; // wrong
export const fourteen = <OffthreadVideo src="a" preload="none" />; // wrong
`;

export default slowInNode(
  'By the types, transparent, toneMapped and onVideoFrame belong to OffthreadVideo and not to Video; loop and attributes of <video>, such as poster, title and onClick, belong to Video and not to OffthreadVideo.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
  },
);
