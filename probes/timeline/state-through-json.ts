import assert from 'node:assert/strict';
import {resolveObjectURL} from 'node:buffer';
import {execFileSync} from 'node:child_process';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {startRender: (state: unknown) => Promise<string>};

class Color {
  constructor(readonly hex: string) {}
  toText() {
    return this.hex;
  }
}

export default inNode(
  'startRender() of the page sends JSON, which drops functions and turns class instances into plain objects; a blob: address arrives as it is, but leads to a file only in the process that made it.',
  async () => {
    const {startRender} = sampleOf<Sample>(['docs/timeline/render.mdx'], 'app/start-render');
    const {fetch} = globalThis;
    let arrived: {src: string; color: object} | undefined;
    globalThis.fetch = (_, init) => {
      arrived = JSON.parse(init?.body as string) as typeof arrived;
      return Promise.resolve(Response.json({id: 'r1'}));
    };
    const src = URL.createObjectURL(new Blob(['a picture']));
    try {
      assert.equal(await startRender({src, color: new Color('#0b62d6'), onClick: () => undefined}), 'r1');
      assert.deepEqual(Object.keys(arrived!), ['src', 'color']);
      assert.equal(Object.getPrototypeOf(arrived!.color), Object.prototype);
      assert.deepEqual(arrived!.color, {hex: '#0b62d6'});
      assert.match(arrived!.src, /^blob:/);
      assert.equal(await resolveObjectURL(arrived!.src)!.text(), 'a picture');
      const elsewhere = `process.stdout.write(String(require('node:buffer').resolveObjectURL(${JSON.stringify(src)})))`;
      assert.equal(execFileSync(process.execPath, ['-e', elsewhere], {encoding: 'utf8'}), 'undefined');
    } finally {
      URL.revokeObjectURL(src);
      globalThis.fetch = fetch;
    }
  },
);
