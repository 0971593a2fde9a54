import assert from 'node:assert/strict';
import {setting} from '../lib/run-folder';
import {byCommand} from '../lib/probe';

const ENTRY = `import {Composition, Folder, getInputProps, registerRoot, Still} from 'remotion';

const Card = () => { console.log('MOUNTED'); return null; };
const size = {component: Card, width: 320, height: 180, fps: 30, durationInFrames: 10};
const calculate = (id) => async ({props}) => {
  console.log('BEGINS ' + id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  console.log('ENDS ' + id);
  if (props.broken === id) throw new Error('No tide for ' + id);
  return {props: {...props, by: id}, defaultOutName: id + '-out', defaultCodec: id === 'Ebb' ? 'vp8' : undefined, width: 640};
};
registerRoot(() => (
  <>
    <Folder name="Tides">
      <Composition id="Flow" {...size} calculateMetadata={calculate('Flow')} defaultProps={{depth: 3, sea: 'North'}} />
      <Composition id="Ebb" {...size} calculateMetadata={calculate('Ebb')} />
    </Folder>
    <Still id="Cover" component={Card} width={100} height={50} />
    {getInputProps().night ? <Still id="Night" component={Card} width={100} height={50} /> : null}
  </>
));
`;

const SCRIPT = `
const {bundle} = require('@remotion/bundler');
const {getCompositions, selectComposition} = require('@remotion/renderer');
const run = async () => {
  const serveUrl = await bundle({entryPoint: __dirname + '/src/index.tsx', publicPath: './'});
  const said = [];
  const options = {browserExecutable: process.argv[2], logLevel: 'error', onBrowserLog: ({text}) => said.push(text)};
  const log = () => said.splice(0).filter((text) => /^(BEGINS|ENDS|MOUNTED)/.test(text));
  const all = await getCompositions(serveUrl, {...options, inputProps: {depth: 9, night: true}});
  const ofAll = log();
  const one = await selectComposition({...options, serveUrl, id: 'Flow', inputProps: {depth: 9}});
  const ofOne = log();
  const message = (call) => call.then(() => 'resolved', (error) => error.message);
  const unknown = await message(selectComposition({...options, serveUrl, id: 'Flwo', inputProps: {}}));
  const broken = await message(getCompositions(serveUrl, {...options, inputProps: {broken: 'Ebb'}}));
  console.log('\\nJSON ' + JSON.stringify({all, one, ofAll, ofOne, unknown, broken}));
  process.exit();
};
run();
`;

type Evaluated = {all: {id: string; props: object}[]; one: object; ofAll: string[]; ofOne: string[]; unknown: string; broken: string};

export default byCommand(
  'getCompositions() returns all in the order of the code, with all calculateMetadata() at once, selectComposition() runs its own; no component is mounted, one error rejects, and an unknown id is answered with known ones.',
  async (project) => {
    project.write({'src/index.tsx': ENTRY, 'ask.cjs': SCRIPT});
    const {stdout, output} = await project.node('ask.cjs', {args: [setting('browser')]});
    const [, json] = /^JSON (.*)$/m.exec(stdout) ?? [];
    assert.ok(json, output);
    const {all, one, ofAll, ofOne, unknown, broken} = JSON.parse(json) as Evaluated;
    assert.deepEqual(
      all.map(({id}) => id),
      ['Flow', 'Ebb', 'Cover', 'Night'],
    );
    assert.deepEqual(
      all.map(({props}) => props),
      [
        {depth: 9, night: true, sea: 'North', by: 'Flow'},
        {depth: 9, night: true, by: 'Ebb'},
        {depth: 9, night: true},
        {depth: 9, night: true},
      ],
    );
    assert.deepEqual([...ofAll].sort(), ['BEGINS Ebb', 'BEGINS Flow', 'ENDS Ebb', 'ENDS Flow']);
    assert.deepEqual([...ofAll.slice(0, 2)].sort(), ['BEGINS Ebb', 'BEGINS Flow']);
    assert.deepEqual(ofOne, ['BEGINS Flow', 'ENDS Flow']);
    assert.deepEqual(one, {
      ...{id: 'Flow', width: 640, height: 180, fps: 30, durationInFrames: 10, defaultProps: {depth: 3, sea: 'North'}},
      ...{props: {depth: 9, sea: 'North', by: 'Flow'}, defaultCodec: null, defaultOutName: 'Flow-out', defaultVideoImageFormat: null, defaultPixelFormat: null},
    });
    assert.match(unknown, /Could not find composition with ID Flwo\. Available compositions: Flow, Ebb, Cover/);
    assert.match(broken, /No tide for Ebb/);
  },
);
