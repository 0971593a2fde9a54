import assert from 'node:assert/strict';
import fs from 'node:fs';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Call = {payload: {envVariables: Record<string, string>}};
type Implementation = {awsImplementation: {callFunctionStreaming: (call: Call) => Promise<void>}};
const KEYS = 'AWS_ACCESS_KEY_ID=AKIATIDE\n';

export default inNode(
  'lambda render, still and compositions send all of .env, else of .env.local, or of the --env-file, and shell variables that begin with REMOTION_, keys included; renderMediaOnLambda() sends only envVariables.',
  async () => {
    let sent: Record<string, string> = {};
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: ({envVariables}) => (
        (sent = JSON.parse(JSON.stringify(envVariables)) as typeof sent),
        {type: 'error', message: 'That is enough', stack: 'Error'}
      ),
    });
    const {awsImplementation} = installed<Implementation>('@remotion/lambda-client/dist/aws-provider.js');
    const {callFunctionStreaming} = awsImplementation;
    awsImplementation.callFunctionStreaming = ({payload}) => {
      sent = {...payload.envVariables};
      return Promise.reject(new Error('That is enough'));
    };
    const folder = newFolder();
    fs.writeFileSync(`${folder}/package.json`, '{}');
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (name.startsWith('REMOTION_') && !name.includes('CACHE')) delete process.env[name];
    Object.assign(process.env, {REMOTION_AWS_SECRET_ACCESS_KEY: 'flood', REMOTION_TIDE: 'high'});
    const cached = {REMOTION_DISABLE_AWS_CLIENT_CACHE: '1'};
    const shell = {...cached, REMOTION_AWS_SECRET_ACCESS_KEY: 'flood', REMOTION_TIDE: 'high'};
    const sentBy = async (line: string) => {
      sent = {};
      await runLambda(line);
      return sent;
    };
    try {
      for (const command of ['render harbor-cam Regatta', 'still harbor-cam Poster', 'compositions harbor-cam']) {
        assert.deepEqual(await sentBy(command), shell);
        fs.writeFileSync('.env.local', 'MOON=new\n');
        assert.deepEqual(await sentBy(command), {...shell, MOON: 'new'});
        fs.writeFileSync('.env', KEYS);
        assert.deepEqual(await sentBy(command), {...shell, AWS_ACCESS_KEY_ID: 'AKIATIDE'});
        fs.writeFileSync('video.env', 'SKY=clear\n');
        assert.deepEqual(await sentBy(`${command} --env-file=video.env`), {...shell, SKY: 'clear'});
        fs.rmSync('.env');
        fs.rmSync('.env.local');
      }
      const start = {
        region: 'us-east-1',
        functionName: 'remotion-render-own',
        serveUrl: 'harbor-cam',
        composition: 'Regatta',
        codec: 'h264',
        logLevel: 'error',
      } as const;
      await assert.rejects(renderMediaOnLambda({...start, envVariables: {SKY: 'clear'}}), {message: 'That is enough'});
      assert.deepEqual(sent, {SKY: 'clear'});
      await assert.rejects(renderMediaOnLambda(start));
      assert.deepEqual(sent, {});
    } finally {
      Object.assign(awsImplementation, {callFunctionStreaming});
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
