import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const CALL = `
  if (ask === 'alert') alert('Ready?');
  if (ask === 'confirm') confirm();
  if (ask === 'guarded' && !getRemotionEnvironment().isRendering) alert('Ready?');
  if (ask === 'prompt') prompt('Ready?');
`;

export default byCommand(
  'In a render, alert() and confirm() end it with a message that names the call, unless getRemotionEnvironment() keeps it from being made; prompt() does not, and the page is waited for until the timeout.',
  async (project) => {
    project.withComposition();
    const entry = project.read('src/index.tsx').toString().replace('{Composition', '{getRemotionEnvironment, Composition');
    project.write({'src/index.tsx': entry.replace("({text = 'hello'}) => <div>{text}</div>", `({ask}: {ask: string}) => {${CALL}return <div>{ask}</div>;}`)});
    await project.remotion(['bundle']);
    const still = async (ask: string) => project.remotion(['still', 'build', 'Note', `${ask}.png`, `--props={"ask":"${ask}"}`, '--timeout=7000']);
    for (const [ask, said] of [
      ['alert', 'alert("Ready?") was called. It cannot be called in a headless browser.'],
      ['confirm', 'confirm() was called. It cannot be called in a headless browser.'],
      ['prompt', 'waiting for the page to render the React component failed: timeout'],
    ] as const) {
      const {code, output} = await still(ask);
      assert.equal(code, 1, output);
      assert.ok(output.includes(said), output);
    }
    const {code, output} = await still('guarded');
    assert.equal(code, 0, output);
  },
);
