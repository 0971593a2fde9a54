import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules/@remotion');
const PACKAGES = ['lambda', 'lambda-client', 'serverless', 'serverless-client'];

const typesOf = (name: string) =>
  fs
    .readdirSync(path.join(MODULES, name, 'dist'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => fs.readFileSync(path.join(MODULES, name, 'dist', file), 'utf8'));

export default inNode(
  'No type of @remotion/lambda has an option architecture any more, neither for deployFunction() nor for estimatePrice(), nor is there a type LambdaArchitecture: the functions are all created for ARM.',
  () => {
    const types = PACKAGES.flatMap(typesOf);
    assert.ok(types.some((text) => text.includes('DeployFunctionInput')) && types.some((text) => text.includes('EstimatePriceInput')));
    for (const text of types) assert.doesNotMatch(text, /LambdaArchitecture|\barchitecture\??:/);
    const create = fs.readFileSync(path.join(MODULES, 'lambda/dist/api/create-function.js'), 'utf8');
    assert.deepEqual(create.match(/Architectures: .*/g), ["Architectures: ['arm64'],"]);
  },
);
