import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {course} from '../../checks/course';
import {addedLines, asRanges} from '../../core/course/added-lines';
import {partOf} from '../../core/course/course';
import {projectAfter} from '../../core/course/project';
import {zipAfter} from '../../core/course/state';
import {readCorpus, readPage} from '../../core/corpus/corpus';
import {fencesOf} from '../../core/corpus/fences';
import {pageFrom} from '../../core/corpus/read-page';
import {isStrip, stripsOf} from '../../core/strips/strips';
import {compileSamples} from '../../core/toolkit/sample-program';

const PROJECT = path.join(__dirname, '../..');
const FIXTURE = path.join(__dirname, '../fixtures/course');

const part = (dir: string, file: string) => {
  const found = partOf(dir, readPage(dir, file));
  assert.ok(found, `${file} is a part of a course`);
  return found;
};

test('wrong marks, a part that does not show how it ends, and a page without a place in the course are found', async () => {
  const {findings} = await course.run(readCorpus(FIXTURE));
  assert.deepEqual(
    findings.map(({file, line, message, fix}) => [path.basename(file), line, message, fix]),
    [
      ['loose.mdx', 1, 'The page is in the folder of a course, and no part of it.', 'Name the part before it: continues: course/title'],
      ['second.mdx', 10, 'Marked are the lines 1; the part adds 2.', 'Write add="2".'],
      ['second.mdx', 1, 'The page does not show the project where the part begins and ends.', '<CourseState at="start" /> and <CourseState at="end" />'],
    ],
  );
});

test('a project holds what its part and those before it say to save, in the last version, without what they remove', () => {
  assert.deepEqual([...projectAfter(FIXTURE, part(FIXTURE, 'docs/course/first.mdx')).keys()], ['src/Film.tsx', 'src/size.ts']);
  const project = projectAfter(FIXTURE, part(FIXTURE, 'docs/course/second.mdx'));
  assert.deepEqual([...project.keys()], ['src/size.ts']);
  assert.match(String(project.get('src/size.ts')), /height = 1080/);
});

test('the course has ten parts; its last project has all packages in exact versions, and the files that it loads', () => {
  const last = part(PROJECT, 'docs/course/render.mdx');
  assert.deepEqual([last.number, last.count], [10, 10]);
  const project = projectAfter(PROJECT, last);
  const {dependencies} = JSON.parse(String(project.get('package.json'))) as {dependencies: Record<string, string>};
  assert.equal(dependencies['@remotion/transitions'], dependencies.remotion);
  assert.equal(dependencies.zod, '3.22.3');
  for (const [name, version] of Object.entries(dependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
  assert.ok(project.has('public/garden/music.mp3') && project.has('public/garden/spring.svg'));
  assert.ok(!project.has('src/ComingUp.tsx'), 'removed in part 7');
});

test('samples import what earlier parts have saved, and a page that is no part cannot', () => {
  const page = readPage(PROJECT, 'docs/course/scenes.mdx');
  assert.deepEqual(compileSamples(PROJECT, fencesOf(PROJECT, page)), []);
  const alone = pageFrom('docs/course/alone.mdx', page.source.replace(/^continues: .*$/m, ''));
  assert.match(compileSamples(PROJECT, fencesOf(PROJECT, alone))[0]?.message ?? '', /Cannot find module '.\/Title'/);
});

test('a strip is rendered from the files of earlier parts, too, and with the props of a JSON sample', () => {
  const [strip] = stripsOf(PROJECT, readPage(PROJECT, 'docs/course/sound.mdx')).filter(isStrip);
  assert.equal(strip?.props, 'src/year.json');
  for (const name of ['src/Sprout.tsx', 'src/Sound.tsx', 'src/year.json']) assert.ok(strip.files.has(name), name);
  assert.ok(!strip.files.has('src/ComingUp.tsx'), 'nothing imports it any more');
});

test('the same project makes the same archive', () => {
  const third = part(PROJECT, 'docs/course/scenes.mdx');
  assert.deepEqual(zipAfter(PROJECT, third), zipAfter(PROJECT, third));
});

test('added lines are those that the earlier version does not have, in ranges', () => {
  assert.deepEqual(addedLines('a\nb\nc', 'a\nx\nb\ny\nz'), [2, 4, 5]);
  assert.equal(asRanges([2, 4, 5, 9]), '2,4-5,9');
});
