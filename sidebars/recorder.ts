import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The Recorder's own guide. */
export const recorderSidebar: SidebarsConfig[string] = ['recorder/index'];
