import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {siDiscord, siGithub, siX} from 'simple-icons';
import {brandIcons} from '../../config/icons';

test('the brand marks of the navbar are those of the icon library', () => {
  const picture = fs.readFileSync(path.join(__dirname, '../../static/img/brands.svg'), 'utf8');
  for (const [name, {path: drawn}] of Object.entries({github: siGithub, discord: siDiscord, x: siX})) {
    assert.ok(picture.includes(`<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawn}"/></symbol>`), name);
    assert.ok(brandIcons[name as keyof typeof brandIcons].includes(`/img/brands.svg#${name}"`), name);
  }
});
