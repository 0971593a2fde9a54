import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

const SIZES = {
  tiny: '78 MB',
  base: '148 MB',
  'base.en': '148 MB',
  small: '488 MB',
  medium: '1.5 GB',
  'medium.en': '1.5 GB',
  'large-v3-turbo': '1.6 GB',
  'large-v3': '3.1 GB',
};

const rounded = (bytes: number) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`);

export default inNode(
  'downloadWhisperModel() expects files of these sizes: tiny 78 MB, base and base.en 148 MB, small 488 MB, medium and medium.en 1.5 GB, large-v3-turbo 1.6 GB, and large-v3 3.1 GB, which is the largest.',
  () => {
    const code = fs.readFileSync('node_modules/@remotion/install-whisper-cpp/dist/download-whisper-model.js', 'utf8');
    const listed = new Map([...code.matchAll(/^ {4}'?([\w.-]+)'?: (\d{7,}),?$/gm)].map(([, name, bytes]) => [name!, Number(bytes)]));
    assert.equal(listed.size, 12);
    for (const [name, size] of Object.entries(SIZES)) assert.equal(rounded(listed.get(name)!), size, name);
    assert.equal(Math.max(...listed.values()), listed.get('large-v3'));
  },
);
