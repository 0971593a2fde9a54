import assert from 'node:assert/strict';
import {task} from './lib/task';

task('a video per row of a CSV file', async (reader) => {
  const page = reader.open('docs/dataset-render.mdx');
  const how = reader.open('docs/renderer.mdx');
  reader.startProject();
  reader.install(page);
  page.command('npm i --save-exact zod@3.22.3');
  reader.install(['zod']);
  reader.save(page, ['members.csv', 'src/SeasonReview.tsx', 'src/Root.tsx', 'parse-csv.ts', 'read-members.ts']);
  reader.save(page, ['render-members.ts'], {
    "import {memberSchema} from './src/SeasonReview';": "import {readMembers} from './read-members';",
    "memberSchema\n  .array()\n  .parse(JSON.parse(readFileSync('members.json', 'utf8')))": 'readMembers()',
  });

  const early = await reader.try(page.command('npx tsx render-members.ts'));
  assert.ok(how.says('Top-level await is currently not supported with the "cjs" output format'));
  assert.match(early.output, /Top-level await is currently not supported with the "cjs" output format/);

  reader.beModules(how);
  const output = await reader.run(page, 'npx tsx render-members.ts');

  assert.deepEqual(output.match(/^out\/\S+$/gm), ['out/lena-voss.mp4', 'out/amir-haddad.mp4']);
  for (const file of ['out/lena-voss.mp4', 'out/amir-haddad.mp4'])
    await reader.expectMedia(file, {codec_name: 'h264', width: 1080, height: 1080, nb_read_frames: 120});
  await reader.expectPixel('out/lena-voss.mp4', {x: 1000, y: 1000}, [0, 48, 73]);

  assert.doesNotMatch(await reader.run(page, 'npx tsx render-members.ts'), /^out\//m, 'finished videos are skipped');

  reader.write('members.csv', 'slug,name,kilometers\nno-distance,"Said ""Mo"" Aziz",\n');
  const refused = await reader.try(page.command('npx tsx render-members.ts'));
  assert.equal(refused.code, 1);
  assert.match(refused.output, /ZodError/, 'an empty number is refused before anything is rendered');
});

task('a video per record of a JSON file', async (reader) => {
  const page = reader.open('docs/dataset-render.mdx');
  reader.startProject();
  reader.install(page);
  page.command('npm i --save-exact zod@3.22.3');
  reader.install(['zod']);
  reader.save(page, ['members.json', 'src/SeasonReview.tsx', 'src/Root.tsx', 'render-members.ts']);
  reader.beModules(reader.open('docs/renderer.mdx'));

  await reader.run(page, 'npx tsx render-members.ts');

  assert.ok(reader.has('out/lena-voss.mp4') && reader.has('out/amir-haddad.mp4'));
});
