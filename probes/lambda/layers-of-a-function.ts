import assert from 'node:assert/strict';
import {getRegions} from '@remotion/lambda';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Layer = {layerArn: string};
type Layers = {getLayers: (given: {option: string; region: string}) => Layer[]};

export default inNode(
  'In each of the 24 regions, Remotion has five layers: default and cjk use four of them, with Google emojis and CJK fonts, and apple-emojis three, with Apple emojis and without CJK fonts.',
  () => {
    const {getLayers} = installed<Layers>('@remotion/lambda/dist/shared/get-layers.js');
    const {hostedLayers} = installed<{hostedLayers: Record<string, Layer[]>}>('@remotion/lambda/dist/shared/hosted-layers.js');
    const names = (layers: Layer[]) => layers.map(({layerArn}) => layerArn.replace(/^.*:layer:remotion-binaries-/, '')).sort();
    assert.equal(getRegions().length, 24);
    assert.deepEqual(Object.keys(hostedLayers).sort(), getRegions().toSorted());
    for (const region of getRegions()) {
      const shared = ['chromium-arm64', 'fonts-arm64'];
      assert.deepEqual(names(hostedLayers[region] ?? []), ['chromium-arm64', 'cjk-arm64', 'emoji-apple-arm64', 'emoji-google-arm64', 'fonts-arm64'], region);
      for (const option of ['default', 'cjk'])
        assert.deepEqual(names(getLayers({option, region})), ['chromium-arm64', 'cjk-arm64', 'emoji-google-arm64', 'fonts-arm64']);
      assert.deepEqual(names(getLayers({option: 'apple-emojis', region})), ['emoji-apple-arm64', ...shared].sort());
    }
  },
);
