import assert from 'node:assert/strict';
import {hasBeenAborted} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia, webcodecsController} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Events of webcodecsController() wait for a conversion, pause() before it holds it up once, abort() passes its reason to listeners alone, and a used controller rejects, with "Aborted" if it was aborted.',
  async () => {
    const src = await media('plain.mp4');
    const events: unknown[] = [];
    const listen = () => {
      const controller = webcodecsController();
      events.length = 0;
      for (const name of ['pause', 'resume', 'abort'] as const) controller.addEventListener(name, ({detail}) => void events.push([name, detail]));
      return controller;
    };
    type Options = Partial<Parameters<typeof convertMedia>[0]>;
    const convert = (options: Options) => convertMedia({src, reader: nodeReader, writer: bufferWriter, container: 'mp4', ...options});

    const controller = listen();
    const removed = () => assert.fail('It was removed');
    controller.addEventListener('pause', removed);
    controller.removeEventListener('pause', removed);
    controller.resume();
    controller.pause();
    controller.pause();
    await new Promise(setImmediate);
    assert.deepEqual(events, []);
    let done = false;
    const conversion = convert({controller}).then(() => (done = true));
    for (let index = 0; index < 50; index++) await new Promise(setImmediate);
    assert.deepEqual(events, [['pause', undefined]]);
    assert.equal(done, false);
    controller.resume();
    controller.resume();
    await conversion;
    assert.deepEqual(events, [
      ['pause', undefined],
      ['resume', undefined],
    ]);
    await assert.rejects(convert({controller}), {
      message: 'The mediaParserController() was used in multiple parseMedia() calls. Create a separate controller for each call.',
    });

    const stopped = listen();
    const reason = new Error('The tab was left');
    const aborted = convert({controller: stopped, onTracks: () => stopped.abort(reason)});
    await assert.rejects(aborted, (error: Error) => {
      assert.deepEqual(
        [error.name, error.message, error.cause, hasBeenAborted(error)],
        ['MediaParserAbortError', 'Conversion aborted by user', undefined, true],
      );
      return true;
    });
    await new Promise(setImmediate);
    assert.deepEqual(events, [['abort', {reason}]]);
    await assert.rejects(convert({controller: stopped}), {name: 'MediaParserAbortError', message: 'Aborted'});
  },
);
