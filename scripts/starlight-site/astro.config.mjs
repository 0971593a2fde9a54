import {defineConfig, passthroughImageService} from 'astro/config';
import starlight from '@astrojs/starlight';

// The pages hold no images of their own, so none has to be processed.
export default defineConfig({
  site: 'https://example.com',
  build: {format: 'file'},
  image: {service: passthroughImageService()},
  telemetry: false,
  integrations: [starlight({title: 'Starlight', sidebar: [{label: 'Documentation', autogenerate: {directory: 'docs', collapsed: true}}]})],
});
