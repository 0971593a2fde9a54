import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {inNode} from '../lib/probe';

const STUDIO = path.join(__dirname, '../../node_modules/@remotion/studio/dist');

export default inNode(
  'Where React DOM has no createRoot(), as before version 18, the Studio and renders start with ReactDOM.render(), and with the switch for version 5 they throw “Remotion 5.0 does only support React 18+”.',
  () => {
    for (const file of ['previewEntry', 'renderEntry']) {
      const code = fs.readFileSync(path.join(STUDIO, `${file}.js`), 'utf8');
      const [start = ''] = /^const renderToDOM = .*?^\};$/ms.exec(code) ?? [];
      const started = (ENABLE_V5_BREAKING_CHANGES: boolean, createRoot?: object) => {
        const calls: string[] = [];
        vm.runInNewContext(`${start}\nrenderToDOM('content');`, {
          client_1: {default: {createRoot, render: () => calls.push('render')}},
          no_react_1: {NoReactInternals: {ENABLE_V5_BREAKING_CHANGES}},
          remotion_1: {Internals: {getPreviewDomElement: () => null}},
          videoContainer: null,
          getRootForElement: () => ({render: () => calls.push('root.render')}),
        });
        return calls;
      };
      assert.deepEqual([started(false), started(false, {}), started(true, {})], [['render'], ['root.render'], ['root.render']], file);
      // The error is one of the other realm.
      assert.throws(() => started(true), /Remotion 5\.0 does only support React 18\+\. However, ReactDOM\.createRoot\(\) is undefined\./);
    }
  },
);
