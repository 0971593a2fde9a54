import assert from 'node:assert/strict';
import {getCompositions, renderFrames} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Frame = {renderFrameWithOptionToReject: (options: object) => Promise<void>};

export default inNode(
  'renderFrames() throws without a composition and for jpegQuality without imageFormat, and needs either outputDir or onFrameBuffer; getCompositions() throws for an empty string.',
  async () => {
    const seeking = installed<{seekToFrame: unknown}>('@remotion/renderer/dist/seek-to-frame.js');
    const errors = installed<{handleJavascriptException: unknown}>('@remotion/renderer/dist/error-handling/handle-javascript-exception.js');
    const {renderFrameWithOptionToReject} = installed<Frame>('@remotion/renderer/dist/render-frame-with-option-to-reject.js');
    const before = [seeking.seekToFrame, errors.handleJavascriptException];
    Object.assign(seeking, {seekToFrame: () => Promise.resolve()});
    Object.assign(errors, {handleJavascriptException: () => () => undefined});
    const render = (options: object) =>
      renderFrameWithOptionToReject({
        framesToRender: [0],
        frame: 0,
        stoppedSignal: {stopped: false},
        page: {on: () => undefined},
        imageFormat: 'png',
        ...options,
      });
    try {
      await assert.rejects(render({}), {message: 'Called renderFrames() without specifying either `outputDir` or `onFrameBuffer`'});
      await assert.rejects(render({outputDir: 'frames', onFrameBuffer: () => undefined}), {
        message: 'Pass either `outputDir` or `onFrameBuffer` to renderFrames(), not both.',
      });
      assert.throws(() => renderFrames({} as never), {message: 'No `composition` option has been specified for renderFrames()'});
      assert.throws(() => renderFrames({composition: {}, jpegQuality: 80} as never), {
        message: "You can only pass the `quality` option if `imageFormat` is 'jpeg'.",
      });
      assert.throws(() => getCompositions(''), {message: 'No serve URL or webpack bundle directory was passed to getCompositions().'});
    } finally {
      Object.assign(seeking, {seekToFrame: before[0]});
      Object.assign(errors, {handleJavascriptException: before[1]});
    }
  },
);
