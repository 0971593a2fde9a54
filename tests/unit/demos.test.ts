import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {demos} from '../../checks/demos';
import {readCorpus} from '../../core/corpus/corpus';
import {readComponent} from '../../core/demos/defaults';
import {packagesToInstall} from '../../core/demos/packages';
import {codePieces} from '../../plugins/demos/pieces';
import {inputsHash, loadedFiles, picturesOf, posterWidths} from '../../core/demos/posters';
import {readDemos} from '../../core/demos/read';
import type {DemoCard} from '../../core/demos/types';
import type {NamedControl} from '../../demos/lib/controls';
import {readState, writeState} from '../../src/components/mdx/Demo/url-state';
import {codeHtml, parseValue, shownValue, withVariant} from '../../src/components/mdx/Demo/values';

const PROJECT = path.join(__dirname, '../..');
const SOURCE = `import {Circle} from '@remotion/shapes';

export const Dot = ({size = 10, turn = -4.5, label = 'It\\'s', on = true, other}: Props) => <Circle radius={size} />;
`;

const CONTROLS: NamedControl[] = [
  {name: 'size', kind: 'range', label: 'Size', min: 1, max: 20, step: 0.5, unit: 'px', default: 10},
  {name: 'turn', kind: 'range', label: 'Turn', min: -90, max: 90, step: 1, unit: '°', default: -4.5},
  {name: 'label', kind: 'text', label: 'Label', maxLength: 5, default: "It's"},
  {name: 'on', kind: 'toggle', label: 'On', default: true},
  {name: 'ease', kind: 'choice', label: 'Ease', options: ['in', 'out'], default: 'in'},
  {name: 'ink', kind: 'color', label: 'Ink', default: '#0b62d6'},
];
const [size, turn, label, on, ease, ink] = CONTROLS as [NamedControl, NamedControl, NamedControl, NamedControl, NamedControl, NamedControl];
const DOT = {id: 'dot', controls: CONTROLS, durationInFrames: 60};
const DEFAULTS = Object.fromEntries(CONTROLS.map((control) => [control.name, control.default]));

test('the defaults of a component are its literals, where they stand', () => {
  const {exports, imports, defaults, tags} = readComponent('Dot', SOURCE);
  assert.deepEqual([exports, imports, [...tags]], [['Dot'], ['@remotion/shapes'], ['Circle']]);
  assert.deepEqual(
    defaults.map(({name, value, start, end}) => [name, value, SOURCE.slice(start, end)]),
    [
      ['size', 10, '10'],
      ['turn', -4.5, '-4.5'],
      ['label', "It's", "'It\\'s'"],
      ['on', true, 'true'],
    ],
  );
});

test('the shown code is the file, with the current values in place of the defaults', async () => {
  const pieces = await codePieces(SOURCE, readComponent('Dot', SOURCE).defaults);
  const text = (values: typeof DEFAULTS) =>
    codeHtml(pieces, values, DEFAULTS)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
  assert.equal(text(DEFAULTS), SOURCE.trimEnd());
  const changed = {...DEFAULTS, size: 12.5, turn: 3, label: "'\\<"};
  assert.equal(text(changed), SOURCE.trimEnd().replace('size = 10', 'size = 12.5').replace('-4.5', '3').replace("It\\'s", "\\'\\\\<"));
  assert.match(codeHtml(pieces, changed, DEFAULTS), /<mark class="n changed">12\.5<\/mark>.*<mark class="k">true<\/mark>/s);
});

test('a value from an address is taken only if its control allows it', () => {
  assert.deepEqual(
    ['1', '20', '3.5', '21', '', 'x', '0.5'].map((text) => parseValue(size, text)),
    [1, 20, 3.5, undefined, undefined, undefined, undefined],
  );
  assert.deepEqual(
    ['true', 'false', '1'].map((text) => parseValue(on, text)),
    [true, false, undefined],
  );
  assert.deepEqual(
    ['', 'short', 'longer'].map((text) => parseValue(label, text)),
    ['', 'short', undefined],
  );
  assert.deepEqual(
    ['out', 'both'].map((text) => parseValue(ease, text)),
    ['out', undefined],
  );
  assert.deepEqual(
    ['#ff0000', 'red'].map((text) => parseValue(ink, text)),
    ['#ff0000', undefined],
  );
});

test('a value is shown with its unit', () => {
  assert.deepEqual([shownValue(size, 3), shownValue(turn, -18), shownValue(on, true), shownValue(ease, 'in')], ['3 px', '-18°', 'on', 'in']);
});

test('the address holds the frame and what differs from the file', () => {
  const state = {frame: 42, values: {...DEFAULTS, size: 3, ink: '#ff0000'}};
  const search = writeState('?q=a&demo=other&frame=1&mass=2', DOT, state);
  assert.equal(search, '?q=a&demo=dot&frame=42&size=3&ink=%23ff0000');
  assert.deepEqual(readState(search, DOT), {frame: 42, values: {size: 3, ink: '#ff0000'}});
  assert.equal(writeState('', DOT, {values: DEFAULTS}), '?demo=dot');
});

test('an address that names another demo, or says what is not allowed, changes nothing', () => {
  assert.equal(readState('?demo=other&size=3', DOT), undefined);
  assert.deepEqual(readState('?demo=dot&frame=60&size=99&turn=&on=maybe&what=1', DOT), {frame: undefined, values: {}});
  assert.deepEqual(readState('?demo=dot&frame=-1', DOT), {frame: undefined, values: {}});
});

test('posters are as wide as the picture on a page, and twice that, but never wider than the picture', () => {
  assert.deepEqual(posterWidths({width: 1280, height: 720}), [780, 1280]);
  assert.deepEqual(posterWidths({width: 1080, height: 1080}), [560, 1080]);
  assert.deepEqual(posterWidths({width: 1080, height: 1920}), [315, 630]);
});

test('a demo may open with another option of its choice, which has posters of its own', async () => {
  const {demos: all} = await readDemos(PROJECT);
  const shape = all.find(({id}) => id === 'make-shape');
  assert.ok(shape);
  const files = picturesOf(shape).map(({file}) => path.basename(file));
  assert.deepEqual(files.slice(0, 5), ['780.webp', '1280.webp', 'thumbnail.webp', 'makeCircle-780.webp', 'makeCircle-1280.webp']);
  assert.equal(files.length, 3 + 2 * 7);
  assert.notEqual(inputsHash(PROJECT, shape), inputsHash(PROJECT, {...shape, meta: {...shape.meta, variants: undefined}}));

  const card = {id: 'dot', controls: CONTROLS, variants: 'ease'} as DemoCard;
  assert.equal(withVariant(card, undefined), card);
  assert.deepEqual(
    withVariant(card, 'out').controls.map((control) => control.default),
    [10, -4.5, "It's", true, 'out', '#0b62d6'],
  );
  assert.throws(() => withVariant(card, 'both'), /no variant "both"/);
  assert.throws(() => withVariant({...card, variants: undefined}, 'out'), /no variant/);
});

test('the hash of the pictures follows the code and the frames, not the words', async () => {
  const [demo] = (await readDemos(PROJECT)).demos;
  assert.ok(demo);
  const hash = inputsHash(PROJECT, demo);
  assert.equal(inputsHash(PROJECT, {...demo, meta: {...demo.meta, title: 'Other', alt: 'Other'}}), hash);
  assert.notEqual(inputsHash(PROJECT, {...demo, source: `${demo.source} `}), hash);
  assert.notEqual(inputsHash(PROJECT, {...demo, meta: {...demo.meta, poster: demo.meta.poster + 1}}), hash);
});

test('packages of a demo are named once, with the documented version, without those of every project', () => {
  assert.deepEqual(packagesToInstall(['remotion', 'react', '@remotion/transitions', '@remotion/transitions/fade', '@remotion/lottie', 'zod']), [
    '@remotion/transitions@4.0.332',
    '@remotion/lottie@4.0.332',
    'zod@3.22.3',
  ]);
});

test('files that a demo loads are named once', () => {
  const source = "const A = staticFile('demos/a/tune.mp3');\n<Img src={staticFile(\n  'demos/a/harbour.svg',\n)} />; staticFile('demos/a/tune.mp3');";
  assert.deepEqual(loadedFiles(source), ['demos/a/tune.mp3', 'demos/a/harbour.svg']);
});

test('demos fails on demos that cannot be read, are shown elsewhere, have no pictures or cannot be pasted', async () => {
  const {count, findings} = await demos.run(readCorpus(path.join(__dirname, '../fixtures/demos')));
  assert.equal(count, 3);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'demos/broken/Broken.tsx:1 It exports Broken, other.',
      'demos/broken/Broken.tsx:3 The default of size is not allowed by its control: Number must be less than or equal to 20.',
      'demos/broken/controls.ts:1 Broken has no default for speed.',
      'demos/broken/controls.ts:1 frame is reserved for the page’s URL.',
      'demos/broken/meta.ts:1 variants: size is not a choice in controls.ts.',
      'demos/meta-wrong/meta.ts:1 alt: String must contain at least 40 character(s)',
      'demos/meta-wrong/meta.ts:1 strip: Array must contain at least 5 element(s)',
      'docs/page.mdx:7 There is no demo "plane".',
      'data/templates/lost.yml:7 There is no demo "plane".',
      'data/templates/square.yml:1 size is 1080 × 1080 pixels, but its demo "plain" is 1280 × 720.',
      'docs/page.mdx:11 The demo "plain" has no variant "round".',
      'docs/page.mdx:11 The demo "plain" is on this page twice.',
      'demos/plain/posters.json:1 The images are missing, or older than the demo.',
      'demos/plain/Plain.tsx:1 It imports ./left.',
      'demos/plain/Plain.tsx:1 It draws <h2>.',
      'demos/plain/Plain.tsx:1 It sets a font family.',
    ],
  );
});

test('demos fails on a picture of another size than its demo asks for', async (t) => {
  // Inside the project, since the demo's files import its packages.
  const cache = path.join(PROJECT, 'node_modules/.cache');
  fs.mkdirSync(cache, {recursive: true});
  const dir = fs.mkdtempSync(path.join(cache, 'demos-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  for (const name of ['demos/lib', 'demos/spring', 'static/img/demos/spring', 'package.json'])
    fs.cpSync(path.join(PROJECT, name), path.join(dir, name), {recursive: true});
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'docs/page.mdx'), '<Demo id="spring" />\n');
  assert.deepEqual((await demos.run(readCorpus(dir))).findings, []);

  fs.rmSync(path.join(dir, 'docs/page.mdx'));
  assert.deepEqual(
    (await demos.run(readCorpus(dir))).findings.map(({file, message}) => `${file} ${message}`),
    ['demos/spring/meta.ts No page shows the demo.'],
  );
  fs.writeFileSync(path.join(dir, 'docs/page.mdx'), '<Demo id="spring" />\n');

  const pictures = path.join(dir, 'static/img/demos/spring');
  fs.copyFileSync(path.join(pictures, '1280.webp'), path.join(pictures, '780.webp'));
  assert.deepEqual((await demos.run(readCorpus(dir))).findings, [
    {
      file: 'static/img/demos/spring/780.webp',
      line: 1,
      message: 'The image is 1280 × 720 pixels, 780 × 439 are expected.',
      fix: 'Run npm run posters -- spring.',
    },
  ]);
});
