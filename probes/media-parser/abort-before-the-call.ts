import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'With a controller that was aborted before it, a call reports the name and the size of the file and rejects before any track or sample; one that asks for nothing else resolves.',
  async () => {
    const src = await media('plain.mp4');
    const aborted = () => {
      const controller = mediaParserController();
      controller.abort();
      return {src, reader: nodeReader, controller, acknowledgeRemotionLicense: true};
    };
    const called: string[] = [];
    const parse = parseMedia({
      ...aborted(),
      onName: () => void called.push('name'),
      onSize: () => void called.push('size'),
      onVideoTrack: () => {
        called.push('track');
        return () => void called.push('sample');
      },
    });
    await assert.rejects(parse, /Aborted/);
    assert.deepEqual(called.sort(), ['name', 'size']);
    const {size} = await parseMedia({...aborted(), fields: {size: true}});
    assert.ok(Number(size) > 0);
  },
);
