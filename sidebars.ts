import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './sidebars/api';
import {mainSidebar} from './sidebars/main';
import {recorderSidebar} from './sidebars/recorder';

const sidebars: SidebarsConfig = {mainSidebar, apiSidebar, recorderSidebar};

export default sidebars;
