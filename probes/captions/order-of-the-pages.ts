import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');

export default inNode(
  'Four pages on captions follow each other: transcribing, importing, displaying, exporting; a Caption has five fields, of which timestampMs and confidence may be null; at double speed, 3,000 milliseconds are 1,500.',
  () => {
    const [, list = ''] = /items: \[('captions\/transcribing'[^\]]*)\]/.exec(fs.readFileSync(path.join(ROOT, 'sidebars/main/creating.ts'), 'utf8')) ?? [];
    assert.deepEqual(
      [...list.matchAll(/'captions\/(\w+)'/g)].map(([, name]) => name),
      ['transcribing', 'importing', 'displaying', 'exporting'],
    );
    const declared = fs.readFileSync(path.join(ROOT, 'node_modules/@remotion/captions/dist/caption.d.ts'), 'utf8');
    assert.deepEqual(
      [...declared.matchAll(/^ {4}(\w+): ([^;]+);/gm)].map(([, name, type]) => `${name}: ${type}`),
      ['text: string', 'startMs: number', 'endMs: number', 'timestampMs: number | null', 'confidence: number | null'],
    );
    assert.equal(((90 / 30) * 1000) / 2, 1500);
  },
);
