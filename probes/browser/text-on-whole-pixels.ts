import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Chrome draws text at 80.4 pixels as at 80, and translated text at the nearest pixel unless translateY() follows a perspective() and willChange is set; a path moves by parts of pixels, perspective() alone does nothing.',
  async (stage) => {
    const page = await stage.page();
    await page.setViewportSize({width: 320, height: 180});
    const picture = async (style: string, content = 'The tide takes its time') => {
      await page.setContent(`<body style="margin:0;background:white"><h1 style="position:absolute;left:9px;margin:0;font:32px serif;${style}">${content}</h1>`);
      return (await page.screenshot()).toString('base64');
    };
    const isSame = async (...styles: [string, string]) => (await picture(styles[0])) === (await picture(styles[1]));
    const moved = (y: number) => `top:80px;transform:translateY(${y}px)`;
    const gliding = (y: number) => `top:80px;transform:perspective(100px) translateY(${y}px);will-change:transform`;
    assert.equal(await isSame('top:80px', 'top:80.4px'), true);
    assert.equal(await isSame('top:80px', 'top:81px'), false);
    assert.equal(await isSame(moved(0), moved(0.4)), true);
    assert.equal(await isSame(gliding(0), gliding(0.4)), false);
    assert.equal(await isSame('top:80px', 'top:80px;transform:perspective(100px)'), true);
    const path = (y: number) => `<svg width="100" height="60"><path d="M 5 ${5 + y} h 60 v 30 h -60 z" /></svg>`;
    assert.notEqual(await picture('top:20px', path(0)), await picture('top:20px', path(0.4)));
  },
);
