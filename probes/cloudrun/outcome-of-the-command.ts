import assert from 'node:assert/strict';
import {cloudrun, type Held} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const URL = 'https://site.example/index.html';
const BUCKET = 'remotioncloudrun-a1';
const STORED = {
  type: 'success',
  cloudStorageUri: `gs://${BUCKET}/renders/w8/out.webm`,
  size: '96400',
  bucketName: BUCKET,
  renderId: 'w8',
  privacy: 'public-read',
};
const PUBLIC = `https://storage.googleapis.com/${BUCKET}/renders%2Fw8%2Fout.webm`;
const SUCCESS = {response: {...STORED, publicUrl: PUBLIC}};
const HELD: Held = {buckets: [{name: BUCKET, region: 'us-east1'}], services: ['remotion-4-0-332-mem2gi-cpu1-0-t300']};

export default inNode(
  'render and still print where the file is and end with code 0; an error of the service ends with 1, an empty answer with 0 and without a render ID. Without a service that fits, and with a wrong argument, they end with 1.',
  async () => {
    const run = (args: string[], change: Held = {}) => cloudrun(args, {...HELD, ...change});
    const video = await run(['render', URL, 'Piste', 'out/piste.webm'], {answers: [{onProgress: 0.5}, SUCCESS]});
    assert.equal(video.code, 0, video.output);
    assert.match(video.stdout, /Output File = out\.mp4\nOutput File Privacy = public\n\t\tDownloaded File = out\/piste\.webm\n/);
    assert.match(video.stdout, /Public URL = https:\/\/storage\.googleapis\.com\/remotioncloudrun-a1\/renders\/w8\/out\.webm\n[^]*Size \(KB\) = 96\n/);
    assert.match(
      video.stdout,
      /\nRender ID = w8\nCodec = vp8 \(derived from download name\)\n\ndownloading file\.\.\.\nDownloaded file to .*out\/piste\.webm!\n$/,
    );
    assert.equal(video.notes.at(-1), `download ${STORED.cloudStorageUri}`);
    const still = await run(['still', URL, 'AvalancheCard', '-q'], {answers: [SUCCESS]});
    assert.match(
      still.stdout,
      /\nOutput File = out\.png\n[^]*\nCloud Storage Uri = .*\nRender ID = w8\n96 KB, Privacy: public-read, Bucket: remotioncloudrun-a1\n○ https:.*%2Fw8%2Fout\.webm\n$/,
    );
    assert.doesNotMatch(still.stdout, /Rendering on Cloud Run/);
    const failed = await run(['render', URL, 'Piste'], {answers: [{type: 'error', name: 'Error', message: 'Lift is closed', stack: 'Error: Lift is closed'}]});
    assert.match(failed.output, /Lift is closed/);
    assert.equal(failed.code, 1);
    const empty = await run(['still', URL, 'AvalancheCard'], {answers: []});
    assert.match(empty.output, /The Cloud Run service did not return a response/);
    assert.doesNotMatch(empty.output, /Render ID/);
    assert.equal(empty.code, 0);
    const refused = async (args: string[], message: RegExp, change: Held = {}) => {
      const {code, output, notes} = await run(args, change);
      assert.match(output, message);
      assert.deepEqual([code, notes], [1, []]);
    };
    await refused(['render', URL, 'Piste'], /No compatible services found\. Please create a service first:/, {
      services: ['remotion-4-0-298-mem2gi-cpu1-0-t300'],
    });
    await refused(
      ['render', 'src/index.ts', 'Piste'],
      /Remotion Lambda can only render based on a URL in the cloud\. It seems like you passed a local file: src\/index\.ts\./,
    );
    const both = ['--cloud-run-url=https://render.example', '--service-name=remotion-4-0-332-mem2gi-cpu1-0-t300'];
    await refused(['still', URL, 'Card', ...both], /Both a Cloud Run URL and a Service Name was provided\. Specify only one\./);
    await refused(['render', URL, 'Piste', '--privacy=secret'], /Privacy must be either "private" or "public" or "no-acl"/);
  },
);
