import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readImportGraph} from '../../scripts/lib/import-graph';

/** A small project with the given files, each of which imports the next thing that its name needs. */
function project(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'floors-'));
  for (const [file, code] of Object.entries({'tsconfig.json': '{}', ...files})) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), code);
  }
  return dir;
}

const importing = (from: string) => `import {thing} from '${from}';\n\nexport const other = thing;\n`;
const THING = 'export const thing = 1;\nexport type Thing = number;\n';

test('an import from a lower floor is allowed, one from a higher floor is not', () => {
  const down = readImportGraph(project({'core/corpus/a.ts': THING, 'checks/b.ts': importing('../core/corpus/a')}));
  assert.deepEqual(down.violations, []);
  assert.deepEqual([...down.arrows], [['checks → core/corpus', 1]]);

  const up = readImportGraph(project({'plugins/x/a.ts': THING, 'core/corpus/b.ts': importing('../../plugins/x/a')}));
  assert.match(up.violations.join(), /^core\/corpus\/b\.ts → plugins\/x\/a\.ts {2}floor-core\n.*Move what is shared to a lower floor/);
});

test('a circle is found, even of types alone', () => {
  const {violations} = readImportGraph(
    project({
      'core/corpus/a.ts': "import type {B} from './b';\n\nexport type A = B[];\n",
      'core/corpus/b.ts': "import type {A} from './a';\n\nexport type B = A | string;\n",
    }),
  );
  assert.match(violations.join(), /no-cycles/);
});

test('what a reader downloads imports only types of core', () => {
  const typeOnly = "import type {Thing} from '../core/corpus/a';\n\nexport const thing: Thing = 1;\n";
  assert.deepEqual(readImportGraph(project({'core/corpus/a.ts': THING, 'src/b.ts': typeOnly})).violations, []);
  assert.match(readImportGraph(project({'core/corpus/a.ts': THING, 'src/b.ts': importing('../core/corpus/a')})).violations.join(), /browser-without-core/);
});
