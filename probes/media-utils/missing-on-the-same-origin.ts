import assert from 'node:assert/strict';
import {getAudioDurationInSeconds, getVideoMetadata} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'For a file that is missing on the same origin, getVideoMetadata() and getAudioDurationInSeconds() reject with "Received a 404 error loading" if the server answers 404, and elsewhere with "Received a MediaError loading".',
  async () => {
    const page = globalThis as {document?: object; window?: object};
    const {fetch} = globalThis;
    const error = {code: 4, MEDIA_ERR_SRC_NOT_SUPPORTED: 4, message: 'Format error'};
    const createElement = () => ({
      error,
      addEventListener: (name: string, listener: () => void) => name === 'error' && setImmediate(listener),
      removeEventListener() {},
      remove() {},
    });
    Object.assign(page, {document: {createElement}, window: {location: {origin: 'https://videos.example'}}});
    let status = 404;
    globalThis.fetch = (() => Promise.resolve({status})) as unknown as typeof fetch;
    try {
      await assert.rejects(getVideoMetadata('/clip.mp4'), {
        message: 'Failed to execute getVideoMetadata(): Received a 404 error loading "/clip.mp4". Correct the URL of the file.',
      });
      await assert.rejects(getAudioDurationInSeconds('/lullaby.mp3'), {
        message: 'Failed to execute getAudioDurationInSeconds(): Received a 404 error loading "/lullaby.mp3". Correct the URL of the file.',
      });
      await assert.rejects(
        getVideoMetadata('https://elsewhere.example/clip.mov'),
        /^Error: Failed to execute getVideoMetadata\(\), Received a MediaError loading "https/,
      );
      await assert.rejects(
        getAudioDurationInSeconds('https://elsewhere.example/a.mp3'),
        /^Error: Failed to execute getAudioDurationInSeconds\(\), Received a MediaError/,
      );
      status = 200;
      await assert.rejects(
        getVideoMetadata('/clip.mov'),
        /Consider using parseMedia\(\) .*HTTP Status code of the file: 200\. Browser error message: Format error/,
      );
    } finally {
      globalThis.fetch = fetch;
      delete page.document;
      delete page.window;
    }
  },
);
