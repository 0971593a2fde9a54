import assert from 'node:assert/strict';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const PROJECT_INFO = path.join(__dirname, '../../node_modules/@remotion/studio-server/dist/preview-server/project-info.js');

/** Prints the root file that the Studio writes into. */
const SCRIPT = `const {getProjectInfo} = require(${JSON.stringify(PROJECT_INFO)});

getProjectInfo(__dirname, __dirname + '/src/index.ts').then(({relativeRootFile}) => console.log('found', relativeRootFile));
`;

export default byCommand(
  'The Studio finds the file into which it saves default props by its name: src/Root.tsx is found, src/Compositions.tsx is not.',
  async (project) => {
    project.write({'find.js': SCRIPT, 'src/index.ts': '', 'src/Compositions.tsx': ''});
    assert.match((await project.node('find.js')).output, /found null/);
    project.write({'src/Root.tsx': ''});
    assert.match((await project.node('find.js')).output, /found src.Root\.tsx/);
  },
);
