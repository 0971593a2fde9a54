import {Config} from '@remotion/cli/config';

Config.setEntryPoint('./src/index.ts');
