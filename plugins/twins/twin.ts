import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {lastChanges} from '../../core/corpus/last-changes';
import {LIST_FILE} from '../../core/corpus/written-files';
import type {Demo} from '../../core/demos/read';
import type {Figure} from '../../core/figures/read';
import {receiptLines} from '../../src/components/docs/PageReceipt/lines';
import {announcementLine} from '../../src/lib/announcement';
import type {SiteConfiguration} from '../../src/lib/site-configuration';
import {gridsOf} from '../page-grid/grids';
import {withRunLine} from '../run-lines/line';
import {modelOf, readBuiltPage} from './built-page';
import type {PageContext} from './context';
import {headOf, type Facts} from './front-matter';
import {linkInHtml, linkInMdx, type Site} from './links';
import {markdownOf} from './markdown';
import {inlineCode, link, list, paragraph, strong, text, type Node} from './nodes';
import {pageModel} from './page-model';
import type {Source} from './sources';
import {DiskCache} from './disk-cache';
import {valuesAtFrames, type FrameValues} from './demo-values';
import {TreeMemory} from './tree-memory';

/** The Markdown of a page, and what lists say about it. */
export type Twin = {route: string; facts: Facts; sidebar?: string; text: string};

type Options = {
  siteDir: string;
  site: Site;
  configuration: Pick<SiteConfiguration, 'version' | 'links'>;
  sources: Source[];
  demos: Demo[];
  figures: Figure[];
  docs: DocsContent;
  /** The built page at a path; undefined where there is none. */
  htmlOf: (route: string) => string | undefined;
};

/** Writes the Markdown of one page after the other. */
export class TwinWriter {
  readonly memory: TreeMemory;
  readonly version: string;
  private readonly byRoute: Map<string, Source>;
  private readonly routeOfFile: Map<string, string>;
  private readonly demos: Map<string, Demo>;
  private readonly grids: ReturnType<typeof gridsOf>;
  private readonly values: DiskCache<{values?: FrameValues}>;
  /** Writing a tree as text, and reading a built page, take most of the time; most pages are as they were in the last build. */
  private readonly texts: DiskCache<{markdown: string}>;
  private readonly builtPages: DiskCache<{facts: Facts; body: Node[]}>;
  private readonly allRoutes: string;
  private readonly days: Map<string, string>;

  constructor(private readonly options: Options) {
    const {siteDir, sources, demos, docs, configuration} = options;
    this.memory = new TreeMemory(siteDir);
    this.values = new DiskCache(siteDir, 'demo-values');
    this.texts = new DiskCache(siteDir, 'page-texts', ['markdown.ts']);
    this.builtPages = new DiskCache(siteDir, 'built-pages', ['built-page.ts', 'nodes.ts', 'links.ts']);
    this.allRoutes = [...options.site.routes].sort().join(' ');
    this.version = configuration.version;
    this.byRoute = new Map(sources.map((source) => [source.route, source]));
    this.routeOfFile = new Map(sources.map(({file, route}) => [file, route]));
    this.demos = new Map(demos.map((demo) => [demo.id, demo]));
    this.grids = gridsOf(
      docs.loadedVersions.flatMap(({sidebars, docs: pages}) => Object.entries(sidebars).map(([name, items]) => ({name, items, docs: pages}))),
    );
    this.days = lastChanges(siteDir);
  }

  /** @throws Error that names the page and what in it has no Markdown */
  twinOf(route: string): Twin | undefined {
    const source = this.byRoute.get(route);
    const html = source && !needsHtml(source) ? '' : this.options.htmlOf(route);
    if (html === undefined) return undefined;
    const {facts, body} = source ? this.fromMdx(source, html) : this.fromHtml(route, html);
    const {url, baseUrl} = this.options.site;
    const {markdown} = this.texts.getOr(JSON.stringify(body), () => ({markdown: markdownOf(body)}));
    return {route, facts, sidebar: source?.sidebar, text: headOf(facts, url + baseUrl + LIST_FILE) + markdown};
  }

  private fromMdx(source: Source, html: string): {facts: Facts; body: Node[]} {
    const {site, siteDir, configuration} = this.options;
    const canonical = site.url + source.route;
    const file = path.relative(siteDir, source.file).split(path.sep).join('/');
    const linkTo = linkInMdx(site, canonical, source.file, this.routeOfFile);
    let page: ReturnType<typeof readBuiltPage> | undefined;
    const context: PageContext = {
      siteDir,
      file,
      canonical,
      version: this.version,
      linkTo,
      demo: (id) => found(this.demos.get(id), `${file}: there is no demo "${id}".`),
      figure: (id) =>
        found(
          this.options.figures.find((figure) => figure.id === id),
          `${file}: there is no figure "${id}".`,
        ).meta,
      valuesOf: (demo) => this.valuesOf(demo),
      grid: (category) =>
        found(this.grids.get(category)?.[source.sidebar ?? ''], `${file}: its sidebar has no category "${category}".`).filter(
          ({href}) => href !== source.route,
        ),
      rendered: (component, part) => {
        page ??= readBuiltPage(html);
        const element = found(
          page.part(component, part),
          `${file}: the built page has no element with data-component="${component}" data-part="${part}", and plugins/twins/components.ts has no ${component}.`,
        );
        const nodes = modelOf(element, linkInHtml(site, canonical));
        // A phrase goes into the sentence around it.
        return element.tagName === 'span' ? nodes.flatMap((node) => (node.type === 'paragraph' ? (node.children as Node[]) : [node])) : nodes;
      },
    };
    const tree = this.memory.treeOf(file, fs.readFileSync(source.file, 'utf8'));
    const title: Node = {type: 'heading', depth: 1, children: [source.kind === 'api' ? inlineCode(source.title) : text(source.title)]};
    const facts: Facts = {
      title: source.title,
      description: source.description,
      version: this.version,
      kind: source.kind,
      package: source.package,
      source: source.source && `${configuration.links.repository}/${/\.tsx?$/.test(source.source) ? 'blob' : 'tree'}/v${this.version}/${source.source}`,
      canonical,
      date: source.post?.announcement.on ?? this.days.get(file),
    };
    return {
      facts,
      body: [
        title,
        ...statusOf(source, linkTo),
        ...bylineOf(source),
        ...pageModel(withRunLine(tree, siteDir, file), context),
        ...relatedOf(source, linkTo),
        ...receiptOf(source, this.version, linkTo),
      ],
    };
  }

  private valuesOf(demo: Demo): FrameValues | undefined {
    return this.values.getOr(JSON.stringify([demo.source, demo.meta]), () => ({values: valuesAtFrames(demo, demo.meta.strip)})).values;
  }

  /** Forgets what no page of this build needed. */
  prune(): void {
    this.memory.prune();
    this.values.prune();
    this.texts.prune();
    this.builtPages.prune();
  }

  private fromHtml(route: string, html: string): {facts: Facts; body: Node[]} {
    const {site} = this.options;
    const canonical = site.url + route;
    // Where links lead depends on which pages there are. The names of scripts, which change with each build, are outside of what is read.
    const [, head = '', main = ''] = /(<title.*<main)(.*)<\/main>/s.exec(html.replace(/<(script|link)\b[^>]*>/g, '')) ?? [];
    return this.builtPages.getOr([this.allRoutes, site.url, canonical, head, main || html].join('\n'), () => {
      const page = readBuiltPage(html);
      const facts: Facts = {title: page.title, description: page.description, version: this.version, kind: 'page', canonical};
      return {facts, body: page.model(linkInHtml(site, canonical))};
    });
  }
}

/** Components whose words are in their code can be read only in the built page. */
const needsHtml = ({file}: Source): boolean => /<(LicenseTerms|CompanyRecord|Exports|CheckedTotals|ReleaseList|Glossary)\b/.test(fs.readFileSync(file, 'utf8'));

function statusOf({status}: Source, linkTo: (href: string) => string): Node[] {
  if (!status) return [];
  return [
    paragraph(
      strong(status.name.charAt(0).toUpperCase() + status.name.slice(1)),
      text(' '),
      status.to ? link(linkTo(status.to), text(status.text)) : text(status.text),
    ),
  ];
}

const bylineOf = ({post}: Source): Node[] =>
  post
    ? [paragraph(text(`${[...post.tags, announcementLine(post.announcement)].join(' · ')} · `), link(post.announcement.original, text('read the original')))]
    : [];

const relatedOf = ({post}: Source, linkTo: (href: string) => string): Node[] =>
  post
    ? [
        {type: 'heading', depth: 2, children: [text('In the documentation')]},
        list(...post.related_pages.map(({to, title, isCode}) => [link(linkTo(to), isCode ? inlineCode(title) : text(title))])),
      ]
    : [];

/** The last line, without the day, so that the file stays the same while the page does. */
const receiptOf = ({receipt}: Source, version: string, linkTo: (href: string) => string): Node[] =>
  receipt ? [paragraph(text(`Checked with ${version}: ${receiptLines(receipt).join(', ')}. `), link(linkTo('/docs/proof'), text('How this is checked')))] : [];

function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise);
  return value;
}
