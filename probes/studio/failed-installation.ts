import assert from 'node:assert/strict';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const ROUTE = path.join(__dirname, '../../node_modules/@remotion/studio-server/dist/preview-server/routes/install-dependency.js');

/** A package manager that fails, in place of npm. */
const NPM = `#!/bin/sh
echo resolving
echo 'no such version' >&2
exit 7
`;

const SCRIPT = `const {handleInstallPackage} = require(${JSON.stringify(ROUTE)});

process.env.PATH = __dirname + ':' + process.env.PATH;
require('fs').chmodSync(__dirname + '/npm', 0o755);
handleInstallPackage({logLevel: 'info', remotionRoot: __dirname, input: {packageNames: ['@remotion/gif']}}).then(() => console.log('reported as success'));
`;

export default byCommand(
  'If the package manager fails, the Studio reports that the packages were installed, and does not print the error output.',
  async (project) => {
    project.write({npm: NPM, 'install.js': SCRIPT});
    const {code, output} = await project.node('install.js');
    assert.equal(code, 0, output);
    assert.match(output, /resolving/);
    assert.match(output, /reported as success/);
    assert.doesNotMatch(output, /no such version/);
  },
);
