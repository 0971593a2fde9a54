import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const page = (name: string) => fs.readFileSync(path.join(__dirname, `../../docs/course/${name}.mdx`), 'utf8');

export default inNode(
  'The finished component has five scenes joined by four transitions, its music and its captions, and takes all other content from one file, year.json. Three commands deploy a function and the site and render it on Lambda.',
  () => {
    const code = /title="src\/YearInReview\.tsx"[^\n]*\n(.*?)^```/ms.exec(page('captions'))?.[1] ?? '';
    const count = (pattern: RegExp) => code.match(pattern)?.length;
    assert.deepEqual([count(/<TransitionSeries\.Sequence /g), count(/<TransitionSeries\.Transition$| <TransitionSeries\.Transition /gm)], [5, 4]);
    assert.deepEqual([count(/<Sound \/>/g), count(/<Captions captions=\{captions\} \/>/g)], [1, 1]);
    assert.match(code, /import captions from '\.\/captions\.json';/);
    assert.match(code, /= \(\{name, year, numbers, months, pictures, thanks, website\}: Year\) =>/);
    const commands = /then run three commands:.*?```bash\n(.*?)```/s.exec(page('render'))?.[1]?.trim().split('\n') ?? [];
    assert.deepEqual(
      commands.map((command) => /^npx remotion lambda (functions deploy|sites create|render)/.exec(command)?.[1]),
      ['functions deploy', 'sites create', 'render'],
    );
    assert.match(commands[1]!, /--site-name=garden-year$/);
  },
);
