import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Verdict = {ok: boolean; reasons?: string[]};

const PAGE = ['docs/validating-user-videos.mdx'];
const {checkClip} = sampleOf<{checkClip: (file: File) => Promise<Verdict>}>(PAGE, 'app/check-clip.ts', {
  '../shared/clip-rules': sampleOf(PAGE, 'shared/clip-rules.ts'),
});

/** The first box of a photo, and a few boxes behind it. */
function photo(brand: string): Buffer {
  const box = (name: string, ...content: Buffer[]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + Buffer.concat(content).length);
    return Buffer.concat([size, Buffer.from(name), ...content]);
  };
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`)), box('meta', Buffer.alloc(64)), box('mdat', Buffer.alloc(400, 7))]);
}

export default inNode('The check of the page has its last line for a photo in HEIC or AVIF, and a line of its own for a PNG.', async () => {
  const reasons = async (bytes: Buffer, name: string) => (await checkClip(new File([new Uint8Array(bytes)], name))).reasons;
  for (const brand of ['heic', 'avif'])
    assert.deepEqual(await reasons(photo(brand), `IMG_0042.${brand}`), ['The file cannot be read. It may be damaged.'], brand);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
  const [said = ''] = (await reasons(png, 'a.png')) ?? [];
  assert.match(said, /picture|photo|image/i);
});
