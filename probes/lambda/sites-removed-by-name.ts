import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';
const site = (name: string) => ({[`sites/${name}/index.html`]: 'h'.repeat(40), [`sites/${name}/bundle.js`]: 'b'.repeat(60)});

export default inNode(
  'sites rm asks about each name, and ends with code 1 after no, after a name that does not exist and after a name of digits; sites named before are deleted by then, and renders are not.',
  async () => {
    const account = await openAccount();
    const remove = async (line: string, answers: string[] = []) => {
      account.buckets = {[BUCKET]: {...site('regatta'), ...site('tides'), ...site('2024'), 'renders/a1/out.mp4': 'film'}};
      const outcome = await runLambda(`sites rm ${line}`, answers);
      const left = Object.keys(account.buckets[BUCKET] ?? {}).filter((key) => !key.endsWith('.js'));
      return {...outcome, left: left.map((key) => key.split('/')[1]).join(' ')};
    };
    try {
      const deleted = await remove('regatta tides', ['', 'n']);
      assert.ok(deleted.output.startsWith(`Site regatta in bucket ${BUCKET} (100 B): Delete? (Y/n) Deleted sites/regatta/`), deleted.output);
      assert.match(deleted.output, /^Deleted site regatta and freed up 100 B\.$/m);
      assert.deepEqual([deleted.code, deleted.questions, deleted.left], [1, 2, 'tides 2024 a1']);

      const misspelled = await remove('tides regata 2024', ['y', 'y', 'y']);
      assert.match(misspelled.output, new RegExp(`^No site regata was found in your bucket ${BUCKET}\\.$`, 'm'));
      assert.deepEqual([misspelled.code, misspelled.questions, misspelled.left], [1, 1, 'regatta 2024 a1']);

      const digits = await remove('2024 -y');
      assert.match(digits.output, /siteName\.trim is not a function/);
      assert.deepEqual([digits.code, digits.left], [1, 'regatta tides 2024 a1']);
      const none = await remove('()');
      assert.deepEqual([none.code, none.output, none.left], [0, 'No sites to remove.\n', 'regatta tides 2024 a1']);
      const front = await remove('-f tides');
      assert.deepEqual([front.code, front.left], [1, 'regatta tides 2024 a1']);
      const forced = await remove('tides regatta -f --log=warn');
      assert.deepEqual([forced.code, forced.output, forced.left], [0, '', '2024 a1']);
      const warned = await remove('tides --log=warn', ['y']);
      assert.deepEqual([warned.code, warned.output], [0, `Site tides in bucket ${BUCKET} (100 B): Delete? (Y/n) `]);
    } finally {
      account.close();
    }
  },
);
