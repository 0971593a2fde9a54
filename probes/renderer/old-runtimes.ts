import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Check = {checkRuntimeVersion: (logLevel: 'error', indent: boolean) => void};

export default inNode('The renderer refuses Node.js 15 and earlier versions, with the version that it found, and takes 16.', () => {
  const {checkRuntimeVersion} = installed<Check>('@remotion/renderer/dist/check-version-requirements.js');
  const before = Object.getOwnPropertyDescriptor(process, 'version')!;
  const checked = (version: string) => () => {
    Object.defineProperty(process, 'version', {...before, value: version});
    try {
      checkRuntimeVersion('error', false);
    } finally {
      Object.defineProperty(process, 'version', before);
    }
  };
  for (const version of ['v15.14.0', 'v8.17.0'])
    assert.throws(checked(version), {
      message: `Remotion requires at least Node 16. You currently have ${version}. Update your node version to 16 to use Remotion.`,
    });
  for (const version of ['v16.0.0', 'v22.1.0']) assert.doesNotThrow(checked(version));
});
