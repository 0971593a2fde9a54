import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readsFlag} from '../../core/toolkit/cli-facts';

const IMPORTS = `"use strict";
const parsed_cli_1 = require("./parsed-cli");
const client_1 = require("@remotion/renderer/client");
const shared_1 = require("./shared");
const { crumbOption, framesOption, saltOption } = client_1.BrowserSafeApis.options;
`;

/** A release in the shapes that compilers and authors have given to the same thing over the years. */
const FILES: Record<string, string> = {
  'cli/dist/index.js': `${IMPORTS}
const lambda_1 = require("./lambda");
const bake_1 = require("./bake");
const cool_1 = require("./cool");
const cli = async () => {
    const [command, ...args] = parsed_cli_1.parsedCli._;
    if (command === bake_1.BAKE) {
        await (0, bake_1.bake)(args);
    }
    else if (command === 'cool') {
        await (0, cool_1.cool)(args);
    }
    else if (command === 'lambda') {
        await LambdaInternals.run(args);
    }
};
exports.cli = cli;`,
  'cli/dist/names.js': `"use strict";\nexports.BAKE = 'bake';`,
  'cli/dist/parse-command-line.js': `"use strict";\nconst parseCommandLine = () => {};\nexports.parseCommandLine = parseCommandLine;`,
  'cli/dist/shared.js': `${IMPORTS}
const frames = () => {
    const range = framesOption.getValue({ commandLine: parsed_cli_1.parsedCli }).value;
    return { range };
};
const getOptions = () => {
    var _a;
    const { range } = frames();
    return { range, oven: (_a = parsed_cli_1.parsedCli.oven) !== null && _a !== void 0 ? _a : 0 };
};
exports.getOptions = getOptions;
const getRenderDefaults = () => ({ salt: saltOption.getValue({ commandLine: parsed_cli_1.parsedCli }).value });
exports.getRenderDefaults = getRenderDefaults;`,
  'cli/dist/bake.js': `${IMPORTS}
var names_1 = require("./names");
Object.defineProperty(exports, "BAKE", { enumerable: true, get: function () { return names_1.BAKE; } });
const bake = (args) => {
    const { range, oven } = (0, shared_1.getOptions)();
    return { range, oven, renderDefaults: (0, shared_1.getRenderDefaults)() };
};
exports.bake = bake;`,
  'cli/dist/cool.js': `${IMPORTS}
const cool = (args) => {
    if (framesOption.getValue({ commandLine: parsed_cli_1.parsedCli }).source === 'cli') {
        Log.error('cool takes no frames');
        process.exit(1);
    }
    const { oven } = (0, shared_1.getOptions)();
    return oven;
};
exports.cool = cool;`,
  'cli/dist/lambda.js': '"use strict";',
  'lambda/dist/cli/index.js': `"use strict";
const cli_1 = require("@remotion/cli/shared");
const run = (args) => {
    if (args[0] === 'bake') {
        return bakeFar();
    }
};
exports.run = run;
const bakeFar = () => {
    const { oven } = (0, cli_1.getOptions)();
    return oven;
};`,
  // A copy that npm has put below the package, where it needs another version: nothing here is what readers run.
  'lambda/node_modules/@remotion/cli/dist/shared.js': `"use strict";\nexports.getOptions = () => ({ oven: 1 });`,
  'renderer/dist/options/all.js': `"use strict";
const cliFlag = 'frames';
exports.framesOption = { cliFlag, type: null };
exports.crumb = { cliFlag: 'crumb-size', type: false };
exports.saltOption = { cliFlag: 'salt', type: 0 };
exports.allOptions = { crumbOption: exports.crumb };`,
};

test('flags are found in every shape of the code, and only where they matter', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cli-shapes-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const of = (name: string) => path.join(dir, name);
  const folders = {'@remotion/cli': of('cli'), '@remotion/renderer': of('renderer'), '@remotion/lambda': of('lambda')};
  const reads = (command: string, flag: string) => readsFlag(folders, command, flag);
  assert.ok(reads('bake', 'frames'), 'taken apart twice, beside a temporary variable, under a name that another file hands on');
  assert.ok(reads('bake', 'oven'));
  assert.ok(!reads('bake', 'salt'), 'only an initial value of the render dialog');
  assert.ok(!reads('bake', 'crumb-size'), 'only named');
  assert.ok(reads('cool', 'oven') && !reads('cool', 'frames'), 'turned down, and not among what is taken');
  assert.ok(reads('lambda bake', 'oven'), 'read where the package is installed, not in a copy below another');
  assert.ok(!reads('freeze', 'oven'), 'no such command');
});
