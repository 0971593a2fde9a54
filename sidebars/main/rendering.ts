import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** How a video becomes a file, on your own computer. */
export const rendering = [
  {
    type: 'category',
    label: 'Rendering',
    collapsed: false,
    items: [
      'render',
      'encoding',
      'quality',
      'scaling',
      'stills',
      'render-as-gif',
      'transparent-videos',
      'overlay',
      'metadata',
      'artifacts',
      'render-all',
      'dataset-render',
      'performance',
      'hardware-acceleration',
      'miscellaneous/video-formats',
    ],
  },
  {
    type: 'category',
    label: 'Server-side rendering',
    link: {type: 'doc', id: 'ssr'},
    items: [
      'ssr-node',
      'docker',
      'continuous-integration',
      'azure-container-apps',
      'cloudflare-containers',
      'compare-ssr',
      'distributed-rendering',
      'miscellaneous/linux-single-process',
      'gpu',
      'gl-options',
      'miscellaneous/cloud-gpu',
      'miscellaneous/cloud-gpu-docker',
    ],
  },
] satisfies SidebarsConfig[string];
