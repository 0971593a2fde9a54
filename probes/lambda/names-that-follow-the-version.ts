import assert from 'node:assert/strict';
import {deployFunction, type AwsRegion} from '@remotion/lambda';
import {speculateFunctionName} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {dashedVersion} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sizes = {memorySizeInMb: number; diskSizeInMb: number; timeoutInSeconds: number};
type Deployment = {size: Sizes; functionName: string; siteName: string};
type Rendering = {renderSkiReport: (resort: string, continent: string) => Promise<{region: AwsRegion}>};

export default inNode(
  'deployFunction() uses the name that speculateFunctionName() returns for the same settings; on the page about upgrades, it and the site contain the version; with two regions, renders differ in their region only.',
  async () => {
    const {settings, functionName} = sampleOf<{settings: Sizes; functionName: string}>(['docs/lambda/speculatefunctionname.mdx'], 'src/lambda-settings');
    const {size, ...names} = sampleOf<Deployment>(['docs/lambda/upgrading.mdx'], 'src/deployment');
    const account = await openAccount();
    try {
      for (const [sizes, name] of [
        [settings, functionName],
        [size, names.functionName],
      ] as const) {
        account.functions[name] = VERSION;
        const deployed = await deployFunction({...sizes, region: 'us-east-1', createCloudWatchLogGroup: false});
        assert.deepEqual(deployed, {functionName: name, alreadyExisted: true});
      }
    } finally {
      account.close();
    }
    for (const name of [names.functionName, names.siteName]) assert.ok(name.includes(dashedVersion('@remotion/lambda')), name);

    const started: {region: string}[] = [];
    const renderMediaOnLambda = (options: {region: string}) => Promise.resolve({renderId: `r${started.push(options)}`, bucketName: 'quay'});
    const given = {'@remotion/lambda/client': {speculateFunctionName, renderMediaOnLambda}};
    const {renderSkiReport} = sampleOf<Rendering>(['docs/lambda/region-selection.mdx'], 'src/render-ski-report', given);
    for (const continent of ['Europe', 'Asia']) await renderSkiReport('Davos', continent);
    const [first, second] = started as [{region: string}, {region: string}];
    assert.deepEqual([first.region, second.region], ['eu-north-1', 'us-west-2']);
    assert.deepEqual({...first, region: ''}, {...second, region: ''});
  },
);
