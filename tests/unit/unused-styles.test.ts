import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import postcss from 'postcss';
import {unusedStyles} from '../../plugins/unused-styles';

const STYLES =
  ':root{--a:var(--b);--b:1px;--c:var(--d);--d:1px;--e:1px}.button{color:red}.button--sm{width:var(--a)}.button--lg{color:red}.hero,.button:hover{color:red}a{color:red}';

/** What is left of STYLES, and what the result depends on, for a site whose one page has this text. */
async function purged(page: string, from: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-styles-'));
  try {
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'src/page.tsx'), page);
    const {css, messages} = await postcss([unusedStyles(root, ['src'])]).process(STYLES, {from});
    return {css, watched: messages.map(({type, dir}) => [type, path.relative(root, dir as string)])};
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}

test('of the theme, rules for classes and variables that nobody names are dropped', async () => {
  const {css, watched} = await purged('<a className="button button--sm" style="top: var(--e)">', 'node_modules/infima/dist/default.css');
  assert.equal(
    css,
    ':root{--a:var(--b);--b:1px;--e:1px}.button{color:red}.button--sm{width:var(--a)}.button:hover{color:red}a{color:red}',
    'a variable that only a dropped one reads is dropped, too',
  );
  assert.deepEqual(watched, [['dir-dependency', 'src']], 'a page that begins to use a class makes the cached result old');
});

test("the site's own rules stay as they are", async () => {
  assert.equal((await purged('', 'src/css/base.css')).css, STYLES);
});
