import assert from 'node:assert/strict';
import * as full from '@remotion/cloudrun';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode(
  'A render on Cloud Run is one request that asks for all frames and is answered when the render is done, with progress from 0 to 1; a failed one is not repeated, and no function cancels it.',
  async () => {
    let finish = () => undefined as void;
    let fails = false;
    const service = cloudRunService(({onProgress}) => {
      if (fails) throw new Error('No snow');
      for (const progress of [0, 0.4, 1]) (onProgress as (given: object) => void)({progress, renderedFrames: 24, encodedFrames: 24});
      return new Promise<void>((resolve) => (finish = resolve));
    });
    const heard: number[] = [];
    let answered = false;
    const render = service.film({updateRenderProgress: (progress: number) => void heard.push(progress)}).finally(() => (answered = true));
    while (service.rendered.length === 0) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(answered, false);
    finish();
    assert.equal((await render).type, 'success');
    assert.equal(service.rendered[0]?.frameRange, null);
    assert.ok(heard.length > 0 && heard.every((progress) => progress >= 0 && progress <= 1));
    assert.equal(heard.at(-1), 1);
    assert.equal(service.requests.length, 1);
    fails = true;
    assert.equal((await service.film()).message, 'No snow');
    assert.equal(service.requests.length, 2);
    assert.deepEqual(
      Object.keys(full).filter((name) => /cancel|abort|stop/i.test(name)),
      [],
    );
  },
);
