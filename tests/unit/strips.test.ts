import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {strips} from '../../checks/strips';
import {readCorpus} from '../../core/corpus/corpus';
import {frameBox, isStrip, stripsOf} from '../../core/strips/strips';

const FIXTURE = path.join(__dirname, '../fixtures/strips');
const [page] = readCorpus(FIXTURE).pages;
assert.ok(page);

test('a strip needs frames in order within its canvas, a text alternative, a component and a picture', async () => {
  const {count, findings} = await strips.run(readCorpus(FIXTURE));
  assert.equal(count, 6);
  assert.deepEqual(
    findings.map(({line, message}) => [line, message]).sort(([a], [b]) => Number(a) - Number(b)),
    [
      [7, 'The strip is missing, or older than the sample.'],
      [11, 'The strip has no text alternative.'],
      [15, 'frames="10, 0" is no list of frames.'],
      [19, 'A frame is beyond the end of the canvas.'],
      [23, 'canvas="wide" is no canvas.'],
      [27, 'The sample exports no component.'],
    ],
  );
});

test('the name of a picture changes with the sample, its frames and its canvas, and with nothing else', () => {
  const [strip] = stripsOf(FIXTURE, page).filter(isStrip);
  assert.ok(strip);
  const named = (source: string) => stripsOf(FIXTURE, {...page, source}).filter(isStrip)[0]?.picture.file;
  assert.match(strip.picture.file, /^static\/img\/strips\/strips-[0-9a-f]{10}\.webp$/);
  assert.equal(named(page.source.replace('stands still in both', 'does not move in either')), strip.picture.file);
  assert.notEqual(named(page.source.replace('<b>Word', '<b>Words')), strip.picture.file);
  assert.notEqual(named(page.source.replace('"0, 10"', '"0, 11"')), strip.picture.file);
});

test('frames stand side by side, and upright ones stay lower than a window', () => {
  assert.deepEqual(frameBox(3, {width: 1280, height: 720, fps: 30, length: 90}), {width: 425, height: 239, gap: 2});
  assert.deepEqual(frameBox(1, {width: 1080, height: 1920, fps: 30, length: 90}), {width: 315, height: 560, gap: 2});
});

test('a component gets the props that its sample names, otherwise those with which a sample of the page registers it', () => {
  const registered = 'const Star = () => null;\nexport const StarRoot = () => <Composition id="Star" component={Star} defaultProps={{name: \'Vega\'}} />;';
  const shown = (props: string) => {
    const source = `\`\`\`tsx frames="0"${props} shows="A star that is named."\n${registered}\n\`\`\`\n`;
    return stripsOf(FIXTURE, {...page, source}).map((strip) => (isStrip(strip) ? strip.props : strip.problem));
  };
  assert.deepEqual(shown(''), ['{"name":"Vega"}']);
  assert.deepEqual(shown(` props="{name: 'Sirius'}"`), ["{name: 'Sirius'}"]);
  assert.deepEqual(shown(` props="{name: load()}"`), ['props="{name: load()}" is no object.']);
  assert.deepEqual(shown(' props="src/star.json"'), ['There is no sample src/star.json with props.']);
});

test('a sample that registers a component of its own shows that component, exported or not', () => {
  const [strip] = stripsOf(FIXTURE, {
    ...page,
    source: '```tsx frames="0" shows="A star that is named."\nconst Star = () => null;\nexport const Preview = () => <Player component={Star} />;\n```\n',
  }).filter(isStrip);
  assert.equal(strip?.component, 'Star');
  assert.match([...(strip?.files.values() ?? [])].join(), /^export \{Star\};$/m);
});
