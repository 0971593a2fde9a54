import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

const svg = (place: number, wide: number) =>
  `<svg width="100" height="100" style="position: absolute; left: ${place}px"><clipPath id="shown"><rect width="${wide}" height="100" /></clipPath><rect class="line" width="100" height="100" clip-path="url(#shown)" /></svg>`;
const photo = (id: string) =>
  `<svg width="0" height="0"><clipPath id="word"><text x="2000" y="2000">SURF</text></clipPath></svg><div class="photo" style="position: absolute; width: 1280px; height: 720px; clip-path: url(#${id})"></div>`;

/** Frames of 1280 × 720 pixels, one at a time. */
const SCENES: Record<string, string> = {
  clips: svg(0, 30) + svg(200, 70),
  inner: '<svg width="100" height="100" style="position: absolute"><svg width="30" height="100"><rect class="line" width="100" height="100" /></svg></svg>',
  beyond: photo('word'),
  wrong: photo('words'),
};

const inPage = `(() => {
  const scenes = ${JSON.stringify(SCENES)};
  const hit = (name, ...point) => {
    document.body.style.margin = 0;
    document.body.innerHTML = scenes[name];
    const {className} = document.elementFromPoint(...point);
    return className.baseVal ?? className;
  };
  return {
    clips: [20, 50, 220, 250].map((x) => hit('clips', x, 50)), inner: [20, 50].map((x) => hit('inner', x, 50)),
    photos: [hit('beyond', 640, 360), hit('wrong', 640, 360)],
  };
})()`;

export default inBrowser(
  'Of two clip paths with one id on a page, both users get the first; an inner svg clips without any. A clip path beyond an element hides all of it, and an id that does not exist nothing.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 1280, height: 720});
    const {clips, inner, photos} = await page.evaluate<Record<'clips' | 'inner' | 'photos', string[]>>(inPage);
    assert.deepEqual(clips, ['line', '', 'line', '']);
    assert.deepEqual(inner, ['line', '']);
    assert.deepEqual(photos, ['', 'photo']);
  },
);
