import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

export default slowInNode(
  'The timer of onParseProgress goes on after the call, which may be followed by a late call, until the controller is aborted.',
  async () => {
    const controller = mediaParserController();
    let report = () => {};
    const reported = new Promise<void>((resolve) => (report = resolve));
    let isOver = false;
    await parseMedia({
      src: await media('plain.mp4'),
      reader: nodeReader,
      controller,
      fields: {slowKeyframes: true},
      progressIntervalInMs: 2000,
      onParseProgress: () => {
        if (isOver) report();
      },
      acknowledgeRemotionLicense: true,
    });
    isOver = true;
    await reported;
    const before = timers();
    controller.abort();
    assert.equal(timers(), before - 1);
  },
);
