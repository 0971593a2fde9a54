import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {getCompositionsOnLambda, renderMediaOnLambda, renderStillOnLambda} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

type Payload = Record<string, unknown>;
const PAGE = path.join(__dirname, '../../docs/lambda/ruby.mdx');
const place = {region: 'us-east-1', functionName: 'remotion-render-harbor', serveUrl: 'harbor', composition: 'Regatta', inputProps: {}} as const;

/** The fields that the sample in Ruby sends, apart from those of its caller. */
function defaultsInRuby(): Payload {
  const [, fields = ''] = /def defaults\n +\{\n(.*?)\n +\}\n/s.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
  const code = fields.replaceAll('nil', 'null').replace('VERSION', JSON.stringify(VERSION));
  return vm.runInThisContext(`({${code}})`) as Payload;
}

export default inNode(
  'The Ruby sample sends what renderMediaOnLambda() does; stills and lists send no threads or indent, and verbose for dumpBrowserLogs, which renderMediaOnLambda() ignores; a still uses the old quality.',
  async () => {
    const sent: Payload[] = [];
    const account = await openAccount({invoke: (payload) => sent.push(payload) && {type: 'success', renderId: 'q8m1s6v2zt'}});
    const {error} = console;
    console.error = () => undefined;
    const old = {quality: 31, indent: true, offthreadVideoThreads: 4, dumpBrowserLogs: true};
    try {
      await renderMediaOnLambda({...place, codec: 'h264'});
      await renderMediaOnLambda({...place, codec: 'h264', dumpBrowserLogs: true});
      const asked = {...place, ...old, imageFormat: 'png', privacy: 'public', maxRetries: 0};
      // The types refuse the old quality.
      await renderStillOnLambda(asked as never).catch(() => undefined);
      await getCompositionsOnLambda({...place, ...old, envVariables: {}});
      await assert.rejects(getCompositionsOnLambda(place), {message: "Cannot read properties of undefined (reading 'length')"});
    } finally {
      console.error = error;
      account.close();
    }
    const [media, media2, still, compositions] = sent;
    const called = {type: 'start', codec: 'h264', serveUrl: 'harbor', composition: 'Regatta', inputProps: {type: 'payload', payload: '{}'}};
    assert.deepEqual({...defaultsInRuby(), ...called}, media);
    assert.deepEqual(media2, media);
    assert.deepEqual([still?.jpegQuality, still?.logLevel], [31, 'verbose']);
    assert.equal(compositions?.logLevel, 'verbose');
    const options = [still, compositions].flatMap((payload) => Object.entries(payload ?? {}).filter(([key]) => key in old));
    assert.deepEqual(options, [['offthreadVideoThreads', null]]);
    assert.equal(sent.length, 4);
  },
);
