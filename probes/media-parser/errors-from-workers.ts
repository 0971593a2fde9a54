import assert from 'node:assert/strict';
import {hasBeenAborted, IsAnImageError, IsAnUnsupportedFileTypeError, IsAPdfError, MediaParserAbortError, parseMedia} from '@remotion/media-parser';
import {installed} from '../lib/installed';
import {onePixelPng} from '../lib/one-pixel';
import {inNode} from '../lib/probe';

const {serializeError, deserializeError} = installed<{
  serializeError(options: {error: unknown; logLevel: string; seekingHints: null}): object;
  deserializeError(message: object): Error;
}>('@remotion/media-parser/dist/worker/serialize-error.js');

export default inNode(
  'The four errors extend Error and have their names; out of a worker, those of images, PDFs and aborts keep name and fields, and an unsupported file becomes a plain Error "Unknown file format".',
  async () => {
    const through = (error: unknown) => deserializeError(structuredClone(serializeError({error, logLevel: 'error', seekingHints: null})));
    const read = (content: Uint8Array<ArrayBuffer> | string) =>
      parseMedia({
        src: new File([content], 'take.mp4', {type: 'video/mp4'}),
        fields: {size: true, durationInSeconds: true},
        acknowledgeRemotionLicense: true,
      }).then(
        () => assert.fail('It was read'),
        (error: unknown) => error,
      );
    const image = await read(new Uint8Array(onePixelPng));
    assert.ok(image instanceof IsAnImageError && image instanceof Error);
    const {name, imageType, dimensions, mimeType, fileName, sizeInBytes} = through(image) as IsAnImageError;
    assert.deepEqual(
      [name, imageType, dimensions, mimeType, fileName, sizeInBytes],
      ['IsAnImageError', 'png', {width: 1, height: 1}, 'video/mp4', 'take.mp4', onePixelPng.length],
    );
    const pdf = await read('%PDF-1.7\n'.padEnd(2000));
    assert.ok(pdf instanceof IsAPdfError && pdf instanceof Error);
    const copy = through(pdf) as IsAPdfError;
    assert.deepEqual([copy.name, copy.fileName, copy.mimeType, copy.sizeInBytes], ['IsAPdfError', 'take.mp4', 'video/mp4', 2000]);
    const unknown = await read('a text '.repeat(500));
    assert.ok(unknown instanceof IsAnUnsupportedFileTypeError && unknown instanceof Error);
    assert.deepEqual([unknown.name, unknown.fileName], ['IsAnUnsupportedFileTypeError', 'take.mp4']);
    const plain = through(unknown);
    assert.deepEqual([plain.name, plain.message, Object.keys(plain)], ['Error', 'Unknown file format', []]);
    const aborted = through(Object.assign(new MediaParserAbortError('Aborted'), {cause: 'a reason'}));
    assert.ok(new MediaParserAbortError('x') instanceof Error);
    assert.deepEqual([aborted.name, aborted.message, aborted.cause, hasBeenAborted(aborted)], ['MediaParserAbortError', 'Aborted', undefined, true]);
  },
);
