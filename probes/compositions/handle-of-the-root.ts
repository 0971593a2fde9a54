import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const STUDIO = path.join(__dirname, '../../node_modules/@remotion/studio/dist');

export default inNode(
  'The page of a bundle opens a handle as soon as it is loaded, whose label begins with “Loading root component” and whose limit is that of the render, and closes it when registerRoot() has been called.',
  () => {
    const code = fs.readFileSync(path.join(STUDIO, 'renderEntry.js'), 'utf8');
    const [opening = ''] = /^const waitForRootHandle = .*?^\}\);$/ms.exec(code) ?? [];
    const opened: [string, object][] = [];
    const delayRender = (label: string, options: object) => void opened.push([label, options]);
    vm.runInNewContext(`const DEFAULT_ROOT_COMPONENT_TIMEOUT = 10000; let _a;\n${opening}`, {
      remotion_1: {delayRender},
      window: {remotion_puppeteerTimeout: 45_000},
    });
    assert.equal(opened.length, 1);
    assert.match(opened[0]?.[0] ?? '', /^Loading root component/);
    assert.equal(JSON.stringify(opened[0]?.[1]), '{"timeoutInMilliseconds":45000}');
    assert.equal(code.match(/continueRender\)\(waitForRootHandle\)/g)?.length ?? 0, 1);
  },
);
