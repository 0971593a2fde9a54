import {readPage} from '../../core/corpus/corpus';
import {courseState} from '../../core/course/state';
import {installCommands} from '../../src/components/mdx/Install/commands';
import {answerOf, placesOf} from '../../src/components/mdx/RunsIn/places';
import type {PageContext} from './context';
import {demoNodes} from './demo';
import type {FigureMeta} from '../../figures/kit/figure-meta';
import {inlineCode, link, list, paragraph, strong, text, type Node} from './nodes';

/** The attributes that writers gave a component, and its children, which are Markdown already. */
type Use = {props: Record<string, string>; children: Node[]; context: PageContext};

/** Writes a component as Markdown that says what a reader of the page sees or hears. */
export type Serializer = (use: Use) => Node[];

/** What is in the page of the planner: a table, and where its prices come from. */
const RENDER_PLAN = ['renders', 'prices'];
const FRAME_RATE =
  'A calculator on the page: frames = seconds × frame rate, rounded to whole frames; seconds = frames ÷ frame rate, from 0 to 125 frames per second.';

/** The components of the writers' vocabulary that say more or less in words than they show; the others are read in the built page, where `data-component` names them. The check `vocabulary` finds one that is neither. */
export const serializers: Record<string, Serializer> = {
  AvailableFrom: ({props}) => [text(`${props.v} and later`)],
  Calculator: ({props, context}) =>
    props.of === 'renders' ? RENDER_PLAN.flatMap((part) => context.rendered('Calculator', part)) : [paragraph(text(FRAME_RATE))],
  CourseState: ({props, context}) => courseNodes(props.at ?? '', props.of ? `docs/${props.of}.mdx` : context.file, context),
  Demo: ({props, context}) => demoNodes(context.demo(props.id ?? ''), props.variant, context),
  ExternalVideo: ({props}) => [paragraph(link(`https://www.youtube.com/watch?v=${props.id}`, text(`Watch “${props.title}” on YouTube`)))],
  Figure: ({props, context}) => figureNodes(context.figure(props.id ?? '')),
  Install: ({props, context}) => [
    list(...installCommands((props.pkg ?? '').split(/\s+/), context.version).map(({manager, command}) => [text(`${manager}: `), inlineCode(command)])),
  ],
  PageGrid: ({props, context}) => [
    list(...context.grid(props.category ?? '').map(({href, title, description}) => [link(context.linkTo(href), text(title)), text(` ${description}`)])),
  ],
  ReleaseList: ({props, context}) => context.rendered('ReleaseList', props.since ?? '').flatMap(withoutMemberLinks),
  RunsIn: ({props}) => [list(...placesOf(props.supported ?? '').map(({name, works}) => [text(`${name}: ${answerOf(works)}`)]))],
  Steps: ({children}) => children,
};

/** The part, what the project looks like at that moment, and where to get it. */
function courseNodes(at: string, file: string, {siteDir, linkTo}: PageContext): Node[] {
  const state = courseState(siteDir, readPage(siteDir, file), at);
  if (!state) return [];
  const {part, count, strip, zip} = state;
  const place = part === 0 ? `A course in ${count} parts. In the end:` : `Part ${part} of ${count}. ${at === 'start' ? 'At its beginning:' : 'At its end:'}`;
  const picture = strip ? ` ${strip.shows}` : ' an empty folder.';
  return [
    paragraph(strong(place), text(picture)),
    ...(zip ? [paragraph(text('The project as a zip file: '), link(linkTo(zip.route), text(zip.route.split('/').at(-1) ?? '')))] : []),
  ];
}

/** Hundreds of members in a list keep their names; the page of each keeps its link. */
const withoutMemberLinks = (node: Node): Node[] => {
  if (node.type === 'link' && node.children[0]?.type === 'inlineCode') return node.children;
  return 'children' in node ? [{...node, children: (node.children as Node[]).flatMap(withoutMemberLinks)} as Node] : [node];
};

/** What a figure shows and what follows from it; code stands in backticks. */
const figureNodes = ({title, alt, caption, parts}: FigureMeta): Node[] => [
  paragraph(strong(`Figure: ${title}.`), text(' '), ...withCode(alt), text(' '), ...withCode(caption)),
  ...(parts ? [list(...parts.map((part, index) => [text(`${index + 1}: `), ...withCode(part)]))] : []),
];

const withCode = (words: string) => words.split('`').map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)));
