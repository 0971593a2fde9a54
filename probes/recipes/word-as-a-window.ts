import assert from 'node:assert/strict';
import {Mask} from '../../demos/mask/Mask';
import {meta} from '../../demos/mask/meta';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'In the mask, an SVG of 0 × 0 pixels holds nothing but a clip path with the id letters, whose text is centered on 640, 360, the middle of 1,280 × 720; the picture is inside an element that is cut along it.',
  () => {
    const markup = markupAt(Mask, meta, 30);
    assert.deepEqual([meta.width / 2, meta.height / 2], [640, 360]);
    const [, size, content = ''] = /<svg ([^>]*)>(.*?)<\/svg>/.exec(markup) ?? [];
    assert.equal(size, 'width="0" height="0"');
    assert.match(content, /^<clipPath id="letters"><text x="640" y="360" text-anchor="middle" dominant-baseline="central"[^>]*>DUNES<\/text><\/clipPath>$/);
    assert.match(markup, /clip-path:url\(#letters\)"><img/);
  },
);
