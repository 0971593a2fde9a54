import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/cloudflare-containers.mdx';

export default inNode(
  'The tide of the page has two props, harbor and meters, and rises to its height in 60 frames; the configuration of the Worker names the class Renderer three times.',
  () => {
    const {Tide} = sampleOf<{Tide(props: object): null}>([PAGE], 'Tide');
    const at = (frame: number) => markupAt(Tide, {width: 1280, height: 720, fps: 30, durationInFrames: 90}, frame, {harbor: 'Brest', meters: 5.4});
    const heights = [0, 10, 30, 60, 89].map((frame) => /Brest: ([\d.]+) m/.exec(at(frame).replaceAll('<!-- -->', ''))?.[1]);
    assert.deepEqual(heights, ['0.0', '0.9', '2.7', '5.4', '5.4']);
    assert.ok(valuesOf(at(60), 'top').some((top) => top.startsWith('35.')));
    const source = fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8');
    assert.deepEqual(/export type TideProps = \{(.*)\};/.exec(source)?.[1], 'harbor: string; meters: number');
    const {containers, durable_objects, migrations} = sampleOf<Record<string, object>>([PAGE], 'wrangler.jsonc');
    assert.equal(JSON.stringify([containers, durable_objects, migrations]).match(/"(class_name|new_sqlite_classes)":\[?"Renderer"/g)?.length, 3);
  },
);
