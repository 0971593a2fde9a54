import type {Demo} from '../../core/demos/read';
import type {FigureMeta} from '../../figures/kit/figure-meta';
import type {GridPage} from '../../src/components/mdx/PageGrid/grid-pages';
import type {FrameValues} from './demo-values';
import type {Node} from './nodes';

/** What the Markdown of a page needs to know besides its own tree. */
export type PageContext = {
  siteDir: string;
  /** The page's file, relative to the site. */
  file: string;
  /** Full URL of the page. */
  canonical: string;
  /** The documented version. */
  version: string;
  /** The full URL for a link as the page has it: that of the Markdown, where it leads to a page of the site. */
  linkTo: (href: string) => string;
  demo: (id: string) => Demo;
  figure: (id: string) => FigureMeta;
  /** What the code of a demo computes at five of its frames; undefined where nothing can be told. */
  valuesOf: (demo: Demo) => FrameValues | undefined;
  /** The other pages of a category of the page's sidebar. */
  grid: (category: string) => GridPage[];
  /** What the built page shows in the place of a component whose words are in its code. */
  rendered: (component: string, part: string) => Node[];
};
