import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {parseFrontMatter} from '../../config/parse-front-matter';

const SITE = path.join(__dirname, '../..');

const frontMatterOf = async (file: string, frontMatter: Record<string, unknown>) => {
  const read = () => Promise.resolve({frontMatter, content: ''});
  return (await parseFrontMatter({filePath: path.join(SITE, file), fileContent: '', defaultParseFrontMatter: read})).frontMatter;
};

test('an MDX partial gets no key, since the framework refuses a partial with front matter', async () => {
  const frontMatter = await frontMatterOf('src/pages/player/_Sample.mdx', {});
  assert.deepEqual(Object.keys(frontMatter), []);
});

test('a page of a version that was cut keeps its front matter, and gets the card of its demo', async () => {
  const {title, margin} = await frontMatterOf('versioned_docs/version-4.0.332/spring.mdx', {title: 'spring()', margin: 'spring'});
  assert.equal(title, 'spring()');
  assert.equal((margin as {width: number}).width, 1280);
});
