import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  // Starlight's packages are there only while npm run bench -- against runs.
  {ignores: ['build*/', '.docusaurus/', '.cache/', 'node_modules/', 'tests/fixtures/', '.sites/', 'scripts/starlight-site/']},
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  // Hooks are called by components and by each other, and all of those are there.
  {...reactHooks.configs.flat['recommended-latest'], files: ['**/*.tsx', 'src/**']},
  {
    languageOptions: {
      parserOptions: {projectService: {allowDefaultProject: ['*.mts', '*.mjs', 'plugins/code-samples/*.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {allowForKnownSafeCalls: [{from: 'package', package: 'node:test', name: ['test', 'describe', 'it']}]},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {
    // The functions of Easing are passed on as the toolkit's users pass them: without their class, which they do not use.
    files: ['probes/**'],
    rules: {'@typescript-eslint/unbound-method': 'off'},
  },
);
