import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Queue = {renderLetter: (pupil: string) => Promise<string>};

export default inNode(
  'The queue on the page runs 29 renders at the same time, the next one when one of them is done or has failed, and passes on the URL or the error.',
  async () => {
    const started: string[] = [];
    const ends: ((progress: object) => void)[] = [];
    const {renderLetter} = sampleOf<Queue>(['docs/lambda/troubleshooting/rate-limit.mdx'], 'render-queue', {
      '@remotion/lambda/client': {
        renderMediaOnLambda: ({inputProps, concurrency}: {inputProps: {pupil: string}; concurrency: number}) => {
          assert.equal(concurrency, 30);
          started.push(inputProps.pupil);
          return Promise.resolve({renderId: inputProps.pupil, bucketName: 'remotionlambda-school'});
        },
        getRenderProgress: () => new Promise((resolve) => ends.push(resolve)),
      },
    });
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const letters = Array.from({length: 32}, (_, index) => renderLetter(`pupil ${index}`));
    await settled();
    assert.equal(started.length, 29);
    ends[0]?.({done: true, outputFile: 'https://example.com/0.mp4'});
    assert.equal(await letters[0], 'https://example.com/0.mp4');
    await settled();
    assert.equal(started.at(-1), 'pupil 29');
    ends[1]?.({
      fatalErrorEncountered: true,
      errors: [
        {isFatal: false, message: 'retried'},
        {isFatal: true, message: 'The bell rang'},
      ],
    });
    await assert.rejects(letters[1]!, {message: 'The bell rang'});
    await settled();
    assert.deepEqual(started.slice(29), ['pupil 29', 'pupil 30']);
  },
);
