import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

type Update = (options: {input: string; compositionId: string; newDefaultProps: object; enumPaths: string[][]}) => Promise<string>;
const {updateDefaultProps} = installed<{updateDefaultProps: Update}>('@remotion/studio-server/dist/codemods/update-default-props.js');

const root = (defaultProps: string, tag = 'Still') => `export const Root = () => (
  // What a root lists
  <${tag} id="GigPoster"${defaultProps} />
);
`;

const newDefaultProps = {
  mood: 'loud',
  date: 'remotion-date:2026-05-04T00:00:00.000Z',
  photo: 'remotion-file:choir.jpg',
  seconds: 120,
};

const saved = (input: string) => updateDefaultProps({input, compositionId: 'GigPoster', newDefaultProps, enumPaths: [['mood']]});

export default slowInNode(
  'Saving default props writes dates as new Date(), files as staticFile() and choices as const; a comment, an expression and an as are lost. A satisfies, a missing prop and a variable are refused.',
  async () => {
    const object = '{mood: "quiet" as const, /* two minutes */ seconds: 60 * 2}';
    for (const before of [object, `${object} as Props`]) {
      const text = await saved(root(` defaultProps={${before}}`));
      for (const written of ['// What a root lists', 'seconds: 120']) assert.ok(text.includes(written), text);
      assert.match(text, /mood: ['"]loud['"] as const/);
      assert.match(text, /date: new Date\(['"]2026-05-04T00:00:00\.000Z['"]\)/);
      assert.match(text, /photo: staticFile\(['"]choir\.jpg['"]\)/);
      assert.doesNotMatch(text, /two minutes|60 \* 2|as Props/);
    }
    const hardcoded = {message: '`defaultProps` prop must be a hardcoded value in the <Composition/> tag with the ID "GigPoster".'};
    await assert.rejects(saved(root(` defaultProps={${object} satisfies Props}`)), hardcoded);
    await assert.rejects(saved(root(' defaultProps={poster}')), hardcoded);
    await assert.rejects(saved(root('')), {message: 'No `defaultProps` prop found in the <Composition/> tag with the ID "GigPoster".'});
    assert.match(await saved(root(` defaultProps={${object}}`, 'Poster')), /60 \* 2/);
  },
);
