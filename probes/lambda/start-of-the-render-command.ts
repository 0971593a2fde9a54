import assert from 'node:assert/strict';
import fs from 'node:fs';
import {withRenderCommand} from '../lib/lambda-render-command';
import {inNode} from '../lib/probe';

type Sent = Record<string, unknown> & {output: string};

export default inNode(
  'lambda render starts a public render with one tab, one retry and 30 seconds for delayRender() unless flags say otherwise; a webhook secret alone is ignored, and any value of --prefer-lossless switches it on.',
  () =>
    withRenderCommand(async (render) => {
      const start = async (flags: string): Promise<Sent> => {
        const {code, output, sent} = await render(`harbor-cam Regatta ${flags}`);
        assert.equal(code, 1);
        return {output, ...sent};
      };
      const plain = await start('--webhook-secret=tide');
      const defaults = {privacy: 'public', overwrite: true, concurrencyPerLambda: 1, maxRetries: 1, timeoutInMilliseconds: 30_000, muted: false, webhook: null};
      const none = {framesPerLambda: null, concurrency: null, rendererFunctionName: null, outName: null, deleteAfter: null, storageClass: null};
      const picture = {codec: 'h264', imageFormat: 'jpeg', jpegQuality: 80, scale: 1, preferLossless: false, numberOfGifLoops: null, bucketName: null};
      for (const [name, value] of Object.entries({...defaults, ...none, ...picture})) assert.deepEqual(plain[name], value, name);

      fs.writeFileSync('race.json', '{"race": 15}');
      for (const [data, race] of [
        ['{"race":14}', 14],
        ['race.json', 15],
      ] as const) {
        const {webhook} = await start(`--webhook=https://harbor.example.com --webhook-secret=tide --webhook-custom-data=${data}`);
        assert.deepEqual(webhook, {url: 'https://harbor.example.com', secret: 'tide', customData: {race}});
      }
      const told = await start('--webhook=https://harbor.example.com --webhook-custom-data=nowhere.json');
      assert.match(told.output, /^You passed --webhook-custom-data but it was neither valid JSON nor a file path to a valid JSON file\./m);
      assert.equal(told.webhook, undefined);
      assert.equal((await start('--prefer-lossless=false')).preferLossless, true);
      assert.deepEqual((await start('--metadata=boat=Sirocco --metadata=crew=4')).metadata, {boat: 'Sirocco', crew: '4'});
      assert.match((await start('--max-retries=-1')).output, /maxRetries cannot be negative but is -1/);
      assert.match((await start('--privacy=secret')).output, /Privacy must be either "private", "public" or "no-acl"/);
      assert.match((await start('--image-format=webp')).output, /Invalid image format: webp/);
      assert.match((await start('--gl=nope')).output, /nope is not a valid GL backend\. Accepted values: /);
      assert.match((await render('harbor-cam')).output, /Passing the shorthand serve URL without composition name is currently not supported\./);
    }),
);
