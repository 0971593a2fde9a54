import assert from 'node:assert/strict';
import {deployFunction, getRegions} from '@remotion/lambda';
import {speculateFunctionName} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {withDeployments} from '../lib/deployments';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Layers = {hostedLayers: Record<string, {layerArn: string; version: number}[]>};
const SIZES = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};

export default inNode(
  'The package names each layer with an exact version, in every region; a deployment passes these to AWS, and for a function that exists, nothing is sent that would change its layers.',
  async () => {
    const {hostedLayers} = installed<Layers>('@remotion/lambda/dist/shared/hosted-layers.js');
    for (const region of getRegions()) for (const {version} of hostedLayers[region]!) assert.ok(Number.isInteger(version) && version > 0, region);
    await withDeployments(async (account) => {
      const deploy = () => deployFunction({...SIZES, region: 'eu-west-2', createCloudWatchLogGroup: false});
      await deploy();
      const created = account.bodies[account.asked.indexOf('lambda POST functions')]!;
      const {Layers: layers} = JSON.parse(created) as {Layers: string[]};
      const known = hostedLayers['eu-west-2']!.map(({layerArn, version}) => `${layerArn}:${version}`);
      assert.equal(layers.length, 4);
      for (const layer of layers) assert.ok(known.includes(layer), layer);

      account.functions[speculateFunctionName(SIZES)] = VERSION;
      account.asked.length = 0;
      assert.equal((await deploy()).alreadyExisted, true);
      assert.deepEqual(
        account.asked.filter((request) => /^lambda (PUT|POST functions$)/.test(request)),
        [],
      );
    });
  },
);
