import assert from 'node:assert/strict';
import {getAudioDuration, getAudioDurationInSeconds, getVideoMetadata} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

/** An element of a page that loads nothing by itself. */
class Element extends EventTarget {
  src = '';
  duration = 12;
  videoWidth = 640;
  videoHeight = 320;
  constructor(public tag: string) {
    super();
  }
  remove() {}
  arrive(values: object = {}) {
    Object.assign(this, values).dispatchEvent(new Event('loadedmetadata'));
  }
}

const turn = () => new Promise((resolve) => void setImmediate(resolve));

export default inNode(
  'getVideoMetadata() and getAudioDurationInSeconds() reject in Node.js, read three files at a time with an element, and keep what they found for each src; paths count as remote, and no picture or no length rejects.',
  async () => {
    await assert.rejects(getVideoMetadata('/node.mp4'), {message: 'getVideoMetadata() is only available in the browser.'});
    await assert.rejects(getAudioDurationInSeconds('/node.mp3'), {message: 'getAudioDuration() is only available in the browser.'});
    const elements: Element[] = [];
    const createElement = (tag: string) => elements[elements.push(new Element(tag)) - 1];
    Object.assign(globalThis, {document: {createElement}, window: {location: {origin: 'https://tides.example.com'}}});
    for (const [read, tag] of [
      [getVideoMetadata, 'video'],
      [getAudioDuration, 'audio'],
    ] as const) {
      elements.length = 0;
      const sources = ['ebb', 'flow', 'neap', 'spring'].map((name) => `/elements/${name}.${tag}`);
      const results = sources.map((src) => read(src));
      await turn();
      assert.deepEqual(
        elements.map((element) => [element.tag, element.src]),
        sources.slice(0, 3).map((src) => [tag, src]),
      );
      elements[0]?.arrive();
      await results[0];
      await turn();
      assert.equal(elements.length, 4);
      for (const element of elements.slice(1)) element.arrive();
      await Promise.all(results);
      await read(sources[0]!);
      assert.equal(elements.length, 4);
    }
    assert.deepEqual(await getVideoMetadata('/elements/ebb.video'), {durationInSeconds: 12, width: 640, height: 320, aspectRatio: 2, isRemote: true});
    assert.equal(await getAudioDurationInSeconds('/elements/flow.audio'), 12);
    const failing = async (src: string, values: object) => {
      const reading = getVideoMetadata(src);
      await turn();
      elements.at(-1)?.arrive(values);
      await assert.rejects(reading, {
        message: `Unable to determine video ${'duration' in values ? `duration for ${src} - got Infinity. Re-encoding this video may fix this issue.` : `metadata for ${src}`}`,
      });
    };
    await failing('/elements/clip.mp3', {videoWidth: 0});
    await failing('/elements/clip.webm', {duration: Infinity});
  },
);
