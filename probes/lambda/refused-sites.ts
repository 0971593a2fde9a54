import assert from 'node:assert/strict';
import {deploySite} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

const USUAL = {region: 'us-east-1', bucketName: 'remotionlambda-useast1-c7d0p4s2xy', entryPoint: 'src/index.ts', siteName: 'menu-board'};

export default inNode(
  'Before any request, deploySite() refuses other buckets, names without an accepted character and private; bypassBucketNameValidation allows any bucket.',
  async () => {
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIASITES', AWS_SECRET_ACCESS_KEY: 'none'});
    const deploy = (change: object) => deploySite({...USUAL, ...change} as never);
    await assert.rejects(deploy({bucketName: 'films-of-acme'}), {message: 'The bucketName parameter must start with remotionlambda-.'});
    await assert.rejects(deploy({siteName: 'äöü'}), {
      message: "The `siteName` must match the RegExp `/([0-9a-zA-Z-!_.*'()]+)/g`. You passed: äöü. Check for invalid characters.",
    });
    await assert.rejects(deploy({privacy: 'private'}), {message: 'Privacy must be either "public" or "no-acl"'});
    // What is accepted leads to a request, and probes have no network.
    for (const change of [{}, {siteName: 'speisekarte-für-köln'}, {bucketName: 'films-of-acme', options: {bypassBucketNameValidation: true}}])
      await assert.rejects(deploy(change), /ENOTFOUND/);
  },
);
