import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {ConfigInternals: {getStudioPort(): number | undefined; getRendererPortFromConfigFile(): number | null}};

export default inNode('setPort() sets the ports of the Studio and of renders, and setTimeoutInMilliseconds() is setDelayRenderTimeoutInMilliseconds().', () => {
  const {ConfigInternals} = installed<Module>('@remotion/cli/dist/config/index.js');
  const ports = () => [ConfigInternals.getStudioPort(), ConfigInternals.getRendererPortFromConfigFile()];
  const {setPort, setTimeoutInMilliseconds, setDelayRenderTimeoutInMilliseconds} = Config as unknown as Record<string, (value?: number) => void>;
  setPort?.(4321);
  try {
    assert.deepEqual(ports(), [4321, 4321]);
  } finally {
    setPort?.(undefined);
  }
  assert.equal(setTimeoutInMilliseconds, setDelayRenderTimeoutInMilliseconds);
});
