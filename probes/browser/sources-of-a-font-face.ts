import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inBrowser} from '../lib/probe';

const FONT = require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2');

export default inBrowser(
  'Chrome refuses and names a source of FontFace without url(), with an unquoted space or parenthesis, a semicolon or a property name; bytes need no source, and an invalid src in a stylesheet is ignored without an error.',
  async (stage) => {
    const page = await stage.page();
    const server = await stage.serve((_, response) => {
      response.writeHead(200, {'access-control-allow-origin': '*'}).end(fs.readFileSync(FONT));
    });
    const outcome = (source: string) =>
      page.evaluate(async (src) => {
        try {
          return (await new FontFace('Sea Sign', src).load()).status;
        } catch (error) {
          return String(error);
        }
      }, source);
    const url = `${server}/sign.woff2`;
    for (const source of [
      url,
      `url(${server}/Sea Sign.woff2)`,
      `url(${server}/sign(1).woff2)`,
      `url('${url}');`,
      `src: url('${url}')`,
      `url('${server}/mate's.woff2')`,
    ])
      assert.match(await outcome(source), /^SyntaxError: .*The source provided \('.*'\) could not be parsed as a value list\.$/s, source);
    for (const source of [
      `url('${url}') format('woff2')`,
      `url('${server}/Sea Sign.woff2')`,
      `url("${server}/mate's.woff2")`,
      `url('${server}/mate%27s.woff2')`,
    ])
      assert.equal(await outcome(source), 'loaded', source);
    const bytes = await page.evaluate(async (src) => (await new FontFace('Sea Sign', await (await fetch(src)).arrayBuffer()).load()).status, url);
    assert.equal(bytes, 'loaded');
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error)).on('console', (message) => errors.push(message.text()));
    await page.addStyleTag({content: "@font-face {font-family: 'Sea Sign'; src: /fonts/sign.woff2;}"});
    assert.equal(await page.evaluate('document.styleSheets[0].cssRules[0].style.src'), '');
    assert.deepEqual(errors, []);
  },
);
