import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const versions = {'remotion-render-dawn': '4.0.298', 'remotion-render-noon': '4.0.332', 'remotion-render-dusk': '4.0.100', 'remotion-render-night': '4.0.332'};

export default inNode(
  'functions rmall asks about each function whose name begins with remotion-render-, whatever its version, and goes on after no; one that does not answer ends it with code 1, and the ones after it are kept.',
  async () => {
    const account = await openAccount({functions: {bell: '4.0.332', ...versions}});
    const left = () => Object.keys(account.functions);
    try {
      const chosen = await runLambda('functions rmall', ['n', '', 'no', 'yes']);
      assert.deepEqual([chosen.code, chosen.questions, left()], [0, 4, ['bell', 'remotion-render-dawn', 'remotion-render-dusk']]);

      account.functions = {...versions, 'remotion-render-noon': null};
      const stopped = await runLambda('functions rmall', ['y', 'y', 'y', 'y']);
      assert.deepEqual([stopped.code, stopped.questions, left()], [1, 1, ['remotion-render-noon', 'remotion-render-dusk', 'remotion-render-night']]);

      account.functions = {bell: '4.0.332'};
      const nothing = await runLambda('functions rmall -y');
      assert.deepEqual([nothing.code, left()], [0, ['bell']]);
      account.functions = {...versions};
      account.refuse = (request) => (request.startsWith('lambda DELETE') ? 'AccessDeniedException' : undefined);
      const denied = await runLambda('functions rmall -y');
      assert.deepEqual([denied.code, left().length], [1, 4]);
    } finally {
      account.close();
    }
  },
);
