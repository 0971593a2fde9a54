import assert from 'node:assert/strict';
import {BundlerInternals} from '@remotion/bundler';
import {inNode} from '../lib/probe';

export default inNode(
  'The page of a bundle has the latency hint, and props, environment variables and the repository only if they are given; with the public path /videos it asks for /videosbundle.js, with /videos/ for /videos/bundle.js.',
  () => {
    const page = (options: object = {}) =>
      BundlerInternals.indexHtml({
        ...{staticHash: '/public', publicPath: '/', editorName: null, inputProps: null, remotionRoot: '/video', studioServerCommand: null, renderQueue: null},
        ...{numberOfAudioTags: 0, publicFiles: [], includeFavicon: true, title: 'Remotion Bundle', renderDefaults: undefined, publicFolderExists: null},
        ...{gitSource: null, projectName: 'video', installedDependencies: null, packageManager: 'unknown', logLevel: 'info', mode: 'bundle'},
        ...{audioLatencyHint: 'interactive', envVariables: undefined, ...options},
      } as never);
    assert.match(page({audioLatencyHint: 'playback'}), /window\.remotion_audioLatencyHint = "playback";/);
    assert.match(page(), /<script src="\/bundle\.js">/);
    assert.match(page({publicPath: '/videos'}), /<script src="\/videosbundle\.js">/);
    assert.match(page({publicPath: '/videos/'}), /<script src="\/videos\/bundle\.js">/);
    const names = /window\.(remotion_inputProps|process|remotion_gitSource) =/;
    assert.doesNotMatch(page(), names);
    assert.match(page({gitSource: {name: 'invoices', org: 'ada', ref: 'main', type: 'github', relativeFromGitRoot: 'video'}}), names);
  },
);
