import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {whisperWith} from '../lib/whisper-web';

const HOUR = 3600 * 16_000;

export default inNode(
  'resampleTo16Khz() takes any Blob, reports 0, up to 0.5 while it reads, 0.5, 0.75 and 1, prints a line at 0 and at the last three, and returns the first channel of a copy: 230 of 461 MB for an hour in stereo.',
  async () => {
    const rates: number[] = [];
    const copies: [channels: number, length: number][] = [];
    const read: unknown[] = [];
    class FileReader {
      result = new ArrayBuffer(4);
      onprogress: (event: object) => void = () => undefined;
      onload: () => void = () => undefined;
      readAsArrayBuffer(file: unknown) {
        read.push(file);
        for (const loaded of [10, 50, 100]) this.onprogress({lengthComputable: true, loaded, total: 100});
        this.onload();
      }
    }
    class AudioContext {
      constructor({sampleRate}: {sampleRate: number}) {
        rates.push(sampleRate);
      }
      decodeAudioData = () => Promise.resolve({numberOfChannels: 2, length: HOUR, sampleRate: 16_000});
    }
    class OfflineAudioContext {
      constructor(channels: number, length: number, rate: number) {
        copies.push([channels, length]);
        rates.push(rate);
      }
      createBufferSource = () => ({connect: () => undefined, start: () => undefined});
      startRendering = () => Promise.resolve({getChannelData: (channel: number) => `channel ${channel} of the copy`});
    }
    const lines: string[] = [];
    const console = {log: (text: string) => void lines.push(text)};
    const {resampleTo16Khz} = whisperWith({window: {}, FileReader, AudioContext, OfflineAudioContext, console});
    for (const file of [new File(['x'], 'memo.mp3'), await new Response('x').blob()]) {
      const progress: [value: number, lines: number][] = [];
      lines.length = 0;
      const result = await resampleTo16Khz({file, onProgress: (value) => void progress.push([value, lines.length])});
      assert.equal(String(result), 'channel 0 of the copy');
      assert.deepEqual(progress, [[0, 1], ...[0.05, 0.25, 0.5].map((value) => [value, 1]), [0.5, 2], [0.75, 3], [1, 4]]);
      assert.equal(read.pop(), file);
    }
    assert.ok(rates.every((rate) => rate === 16_000));
    assert.deepEqual(copies[0], [2, HOUR]);
    const megabytes = (channels: number) => Math.round((channels * HOUR * Float32Array.BYTES_PER_ELEMENT) / 1e6);
    assert.deepEqual([megabytes(2), megabytes(1)], [461, 230]);
  },
);
