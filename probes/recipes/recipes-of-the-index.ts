import assert from 'node:assert/strict';
import fs from 'node:fs';
import {BeforeAndAfter} from '../../demos/before-and-after/BeforeAndAfter';
import {meta} from '../../demos/before-and-after/meta';
import {PictureInPicture} from '../../demos/picture-in-picture/PictureInPicture';
import {SplitScreen} from '../../demos/split-screen/SplitScreen';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const AUTOMATION = ['cron', 'github-actions', 'queue', 's3-upload', 'webhook'];

export default inNode(
  'Most recipes begin with a demo, and most are a component and a src/Root.tsx; the five about automation have neither, but scripts and workflows. Split screen, picture in picture and before and after show two pictures.',
  () => {
    const pages = fs.readdirSync('docs/recipes').filter((name) => name !== 'index.mdx' && name.endsWith('.mdx'));
    const source = (name: string) => fs.readFileSync(`docs/recipes/${name}`, 'utf8');
    const moving = pages.filter((name) => source(name).split('\n## ')[0]!.includes('\n<Demo '));
    const registered = pages.filter((name) => /^```tsx title="src\/(?!Root)\w+\.tsx".*^```tsx title="src\/Root\.tsx"/ms.test(source(name)));
    assert.ok(moving.length > pages.length * 0.8, `${moving.length} of ${pages.length}`);
    assert.ok(registered.length > pages.length * 0.8, `${registered.length} of ${pages.length}`);
    const [, linked = ''] = /^## Automation\n(.*?)^## /ms.exec(source('index.mdx'))!;
    assert.deepEqual([...linked.matchAll(/\(\.\/([\w-]+)\.mdx\)/g)].map(([, name]) => name).sort(), AUTOMATION);
    for (const name of AUTOMATION) {
      assert.ok(!moving.includes(`${name}.mdx`) && !registered.includes(`${name}.mdx`), name);
      assert.match(source(`${name}.mdx`), /^```(ts title="[\w/-]+\.(ts|mts)"|yaml title="\.github)/m);
    }
    const pictures = (Scene: typeof SplitScreen | typeof PictureInPicture | typeof BeforeAndAfter) =>
      markupAt(Scene as typeof SplitScreen, meta, 60).split('<img ').length - 1;
    assert.deepEqual([SplitScreen, PictureInPicture, BeforeAndAfter].map(pictures), [2, 2, 2]);
  },
);
