import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {hasBeenAborted} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia, webcodecsController} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/webcodecs/pause-resume-abort.mdx');

export default inNode(
  'hasBeenAborted() is true for an aborted conversion and false for a failed one. A controller notifies all listeners and works for one conversion, successful or not. The component of the page pauses, resumes and aborts.',
  async () => {
    const src = await media('plain.mp4');
    type Options = Partial<Parameters<typeof convertMedia>[0]>;
    const convert = (options: Options) => convertMedia({src, reader: nodeReader, writer: bufferWriter, container: 'mp4', ...options});
    const errorOf = async (options: Options): Promise<unknown> => {
      try {
        await convert(options);
      } catch (error) {
        return error;
      }
      return assert.fail('It was converted');
    };
    const controller = webcodecsController();
    const heard: number[] = [];
    for (const listener of [1, 2, 3]) controller.addEventListener('abort', () => void heard.push(listener));
    const aborted = await errorOf({controller, onTracks: () => controller.abort()});
    await new Promise(setImmediate);
    assert.deepEqual(heard, [1, 2, 3]);
    const failed = webcodecsController();
    const failure = await errorOf({controller: failed, onVideoTrack: () => ({type: 'fail'})});
    assert.deepEqual([hasBeenAborted(aborted), hasBeenAborted(failure)], [true, false]);

    const successful = webcodecsController();
    await convert({controller: successful});
    for (const used of [successful, failed]) assert.match(String(await errorOf({controller: used})), /used in multiple parseMedia\(\) calls/);

    const component = /^```tsx title="src\/TheaterConverter.tsx"\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8'))?.[1] ?? '';
    for (const call of ['pause()', 'resume()', 'abort()']) assert.ok(component.includes(`controller.current?.${call}`), call);
    assert.match(component, /useEffect\(\(\) => \(\) => controller\.current\?\.abort\(\), \[\]\)/);
  },
);
