import assert from 'node:assert/strict';
import {cloudrun, type Held} from '../lib/google-cloud';
import {dashedVersion} from '../lib/installed';
import {slowInNode} from '../lib/probe';

const OWN = `remotion-${dashedVersion('@remotion/cloudrun')}-mem`;
const SITE = 'https://site.example/index.html';
const RESPONSE = {
  response: {type: 'success', publicUrl: SITE, cloudStorageUri: 'gs://films/out.mp4', size: 9, bucketName: 'films', renderId: 'w8', privacy: 'public-read'},
};
const HELD: Held = {
  buckets: ['a1', 'b2'].map((name) => ({name: `remotioncloudrun-${name}`, region: 'us-east1'})),
  services: ['remotion-4-0-298-mem2gi-cpu1-0-t300', `${OWN}4gi-cpu2-t300`, `${OWN}2gi-cpu1-0-t300`],
  answers: [{onProgress: 0.5}, RESPONSE],
};

export default slowInNode(
  'cloudrun render takes the first service of the installed version. With two buckets, it works with a URL and --force-bucket-name, not with a name. -q hides the progress and keeps what is before and after it.',
  async () => {
    const render = (site: string, ...flags: string[]) => cloudrun(['render', site, 'Reel', ...flags], HELD);
    const shown = await render(SITE, '--force-bucket-name=films');
    assert.equal(shown.code, 0, shown.output);
    assert.match(shown.output, new RegExp(`^Cloud Run Service URL = https://${OWN}4gi-cpu2-t300\\.example\n`));
    const named = await render('reels', '--force-bucket-name=films');
    assert.match(named.output, /You have multiple buckets/);
    assert.deepEqual([named.code, named.notes], [1, []]);
    const quiet = await render(SITE, '--force-bucket-name=films', '-q');
    const bar = /Rendering on Cloud Run/;
    assert.match(shown.output, bar);
    assert.doesNotMatch(quiet.output, bar);
    for (const {output} of [shown, quiet]) {
      assert.match(output, /Output Bucket = films\n/);
      assert.match(output, /\nRender ID = w8\n/);
    }
  },
);
