import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {insideFunctionSpecifics, launch} from '../lib/inside-a-function';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Merge = (given: object) => Promise<object>;
type Recorded = {errors: {message: string}[]};

export default slowInNode(
  'In one call, the main function waits for all chunks, joins them and then uploads the file; if the upload is refused, its error is among the errors of the render.',
  async () => {
    const steps: string[] = [];
    const joining = installed<{concatVideos: unknown}>('@remotion/serverless/dist/concat-videos.js');
    const {mergeChunksAndFinishRender: merge} = {...installed<{mergeChunksAndFinishRender: Merge}>('@remotion/serverless/dist/merge-chunks.js')};
    const {concatVideos} = joining;
    const {error} = console;
    console.error = () => undefined;
    joining.concatVideos = () => {
      const outfile = path.join(newFolder(), 'out.mp4');
      fs.writeFileSync(outfile, 'film');
      steps.push('joined');
      return Promise.resolve({outfile, cleanupChunksProm: Promise.resolve()});
    };
    let chunksBefore = 0;
    try {
      const {written, chunks} = await launch({webhook: null}, (given) => {
        chunksBefore = (given.files as unknown[] | undefined)?.length ?? 0;
        return merge({
          ...given,
          files: ['0:video'],
          insideFunctionSpecifics: {...insideFunctionSpecifics},
          providerSpecifics: {
            writeFile: ({key}: {key: string}) => {
              steps.push(`upload ${key}`);
              return Promise.reject(new Error('EntityTooLarge: the file is too large'));
            },
          },
        });
      });
      assert.ok(chunks.length > 1);
      assert.equal(chunksBefore, 0);
      assert.deepEqual(steps, ['joined', `upload renders/q8m1s6v2zt/out.mp4`]);
      assert.match((JSON.parse(written.at(-1)!) as Recorded).errors[0]?.message ?? '', /EntityTooLarge/);
    } finally {
      joining.concatVideos = concatVideos;
      console.error = error;
    }
  },
);
