import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const START = {encoding: 0, invoking: 0, frames: 0, combining: 0, invokedLambda: null, visitedServeUrl: null, gotComposition: null};

export default inNode(
  'Rendered frames are 60 percent of overallProgress; evaluation, started functions, encoded frames and joined frames are 10 percent each.',
  () => {
    const {getOverallProgress} = installed<{getOverallProgress: (given: object) => number}>('@remotion/serverless-client/dist/get-overall-progress.js');
    const share = (given: object) => Number(getOverallProgress({...START, ...given}).toFixed(6));
    assert.equal(share({}), 0);
    assert.equal(share({frames: 1}), 0.6);
    assert.equal(share({invokedLambda: 1, visitedServeUrl: 2, gotComposition: 3}), 0.1);
    for (const name of ['invoking', 'encoding', 'combining']) assert.equal(share({[name]: 1}), 0.1, name);
  },
);
