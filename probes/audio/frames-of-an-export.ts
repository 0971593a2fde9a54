import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inBrowser} from '../lib/probe';
import {LEAF, type Seen} from '../scenes/timeline';

const camera = installed<{screenshot: (options: object) => Promise<unknown>}>('@remotion/renderer/dist/puppeteer-screenshot.js');

export default inBrowser(
  'An export as MP3 takes no screenshot, and its components are rendered once for each frame; a video takes a screenshot of each.',
  async (stage) => {
    const {screenshot} = camera;
    let screenshots = 0;
    camera.screenshot = (options) => {
      screenshots++;
      return screenshot(options);
    };
    const counts = async (codec: 'mp3' | 'h264', name: string) => {
      screenshots = 0;
      const {logs} = await stage.film({scene: 'Timeline', props: {parts: [{leaf: 'Podcast'}]}, durationInFrames: 12}, name, {codec});
      const seen = logs.filter((text) => text.startsWith(LEAF)).map((text) => (JSON.parse(text.slice(LEAF.length)) as Seen).frame);
      return [screenshots, seen.join()];
    };
    const frames = Array.from({length: 12}, (_, frame) => frame).join();
    try {
      assert.deepEqual(await counts('mp3', 'podcast.mp3'), [0, frames]);
      assert.deepEqual(await counts('h264', 'podcast.mp4'), [12, frames]);
    } finally {
      camera.screenshot = screenshot;
    }
  },
);
