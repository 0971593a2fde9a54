import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Events of a controller wait for a call, then come once each with the reason of an abort and the time of a seek in detail; of two seeks before the call the later one counts, and a removed callback hears nothing.',
  async () => {
    const controller = mediaParserController();
    const events: unknown[] = [];
    for (const name of ['pause', 'resume', 'abort', 'seek'] as const) controller.addEventListener(name, ({detail}) => void events.push([name, detail]));
    const removed = () => assert.fail('It was removed');
    controller.addEventListener('seek', removed);
    controller.removeEventListener('seek', removed);
    controller.resume();
    controller.pause();
    controller.pause();
    controller.resume();
    controller.resume();
    controller.seek(1);
    controller.seek(2.5);
    await new Promise(setImmediate);
    assert.deepEqual(events, []);

    const reason = {clicked: 'stop'};
    let first = Number.NaN;
    const call = parseMedia({
      ...{src: await media('plain.mp4'), reader: nodeReader, controller, acknowledgeRemotionLicense: true},
      onVideoTrack:
        () =>
        ({timestamp}) => {
          first = timestamp;
          controller.abort(reason);
        },
    });
    await assert.rejects(call, {name: 'MediaParserAbortError', message: 'Aborted', cause: reason});
    assert.equal(first, 2_000_000);
    assert.deepEqual(events, [
      ['pause', undefined],
      ['resume', undefined],
      ['seek', {seek: 1}],
      ['seek', {seek: 2.5}],
      ['abort', {reason}],
    ]);
    assert.equal((await controller.getSeekingHints())?.type, 'iso-base-media-seeking-hints');
  },
);
