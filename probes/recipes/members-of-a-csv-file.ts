import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {z} from 'zod';

const PAGE = ['docs/dataset-render.mdx'];

type Member = Record<'slug' | 'name', string> & {kilometers: number};

export default inNode(
  'The functions of the page read quoted fields with commas, quotation marks and line breaks, turn kilometers into numbers, and refuse other characters in a slug and an empty field, which z.coerce.number() takes for 0.',
  () => {
    const {parseCsv} = sampleOf<{parseCsv(text: string): object[]}>(PAGE, 'parse-csv');
    const {readMembers} = sampleOf<{readMembers(): Member[]}>(PAGE, 'read-members', {
      './parse-csv': {parseCsv},
      './src/SeasonReview': {memberSchema: z.object({slug: z.string().regex(/^[a-z0-9-]+$/), name: z.string().min(1), kilometers: z.number().nonnegative()})},
    });
    assert.deepEqual(parseCsv('slug,name\r\na,"Haddad, Amir"\nb,"The ""Gull"""\n"c","Lena\nVoss"\nd,\n'), [
      {slug: 'a', name: 'Haddad, Amir'},
      {slug: 'b', name: 'The "Gull"'},
      {slug: 'c', name: 'Lena\nVoss'},
      {slug: 'd', name: ''},
    ]);
    const {cwd} = process;
    const folder = newFolder();
    const read = (row: string) => {
      fs.writeFileSync(path.join(folder, 'members.csv'), `slug,name,kilometers\n${row}\n`);
      const before = cwd();
      process.chdir(folder);
      try {
        return readMembers();
      } finally {
        process.chdir(before);
      }
    };
    assert.deepEqual(read('lena-voss,Lena Voss,1840'), [{slug: 'lena-voss', name: 'Lena Voss', kilometers: 1840}]);
    assert.equal(z.coerce.number().parse(''), 0);
    for (const row of ['lena-voss,Lena Voss,', 'lena-voss,Lena Voss,-5', 'lena-voss,,12', '../lena,Lena Voss,12', 'lena-voss,Lena Voss,far'])
      assert.throws(() => read(row), {name: 'ZodError'}, row);
  },
);
