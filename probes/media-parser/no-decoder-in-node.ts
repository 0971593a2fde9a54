import assert from 'node:assert/strict';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

export default inNode('Node.js has no VideoDecoder and no AudioDecoder: code on a server that names them throws “VideoDecoder is not defined”.', () => {
  for (const name of ['VideoDecoder', 'AudioDecoder'])
    assert.throws(() => void vm.runInThisContext(`new ${name}({})`), {name: 'ReferenceError', message: `${name} is not defined`});
});
