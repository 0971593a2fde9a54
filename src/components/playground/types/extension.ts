import type {Completion, CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import {syntaxTree} from '@codemirror/language';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, hoverTooltip} from '@codemirror/view';
import type {PlayFile} from '@site/src/playground/project';
import type {TypesClient} from '@site/src/playground/types/client';
import type {Completions} from '@site/src/playground/types/messages';

export type TypesSource = {
  client: TypesClient;
  /** The project, as far as the page knows it. */
  files: () => PlayFile[];
  /** Loads what is needed and says so; resolves to whether it is there. */
  load: () => Promise<boolean>;
};

/** Where a dot or a word is text. */
const TEXT = /Comment|JSXText|TemplateString|RegExp/;
/** TypeScript ranks names by two digits: 11 is what the place itself suggests, 15 what is global. */
const USUAL_RANK = 15;

/** Types of names under the pointer, and completion, in a file of that name. */
export function typesExtension(name: string, source: TypesSource): Extension {
  if (!/\.tsx?$/.test(name)) return [];
  // The editor tells sources of completion by their identity.
  const data = [{autocomplete: (context: CompletionContext) => complete(name, context, source)}];
  return [hoverOf(name, source), EditorState.languageData.of(() => data), look];
}

/** The page's files, with this one as the editor has it. */
const filesNow = (name: string, state: EditorState, {files}: TypesSource): PlayFile[] =>
  files().map((file) => (file.name === name ? {name, code: state.doc.toString()} : file));

/** The pointer alone loads nothing. */
const hoverOf = (name: string, source: TypesSource): Extension =>
  hoverTooltip(async ({state}, pos) => {
    if (!source.client.isLoaded) return null;
    const hover = await source.client.hover(filesNow(name, state, source), name, pos).catch(() => null);
    if (!hover) return null;
    const {from, to, type, documentation} = hover;
    return {pos: from, end: to, above: true, create: () => ({dom: infoElement(type, documentation)})};
  });

async function complete(name: string, context: CompletionContext, source: TypesSource): Promise<CompletionResult | null> {
  const {state, pos, explicit} = context;
  if (TEXT.test(syntaxTree(state).resolveInner(pos, -1).name)) return null;
  const isAfterDot = context.matchBefore(/[\w$)\]]\??\.[\w$]*$/) !== null && context.matchBefore(/(?:^|[^\w$.])\d+\.$/) === null;
  const word = context.matchBefore(/[\w$]+$/);
  if (!explicit && !isAfterDot && !(word && source.client.isLoaded)) return null;
  if (!(await source.load()) || context.aborted) return null;
  const files = filesNow(name, state, source);
  const found = await source.client.complete(files, name, pos).catch(() => null);
  if (!found || found.names.length === 0) return null;
  return {
    from: found.from >= 0 ? found.from : (word?.from ?? pos),
    options: found.names.map((each) => toOption(each, () => source.client.details(files, name, pos, each.name))),
    validFor: /^[\w$]*$/,
  };
}

function toOption({name, kind, sort}: Completions['names'][number], details: () => Promise<string>): Completion {
  const boost = USUAL_RANK - Number.parseInt(sort, 10);
  return {
    label: name,
    type: kind,
    boost: Number.isNaN(boost) ? 0 : boost,
    info: async () => {
      const text = await details().catch(() => '');
      return text ? infoElement(text, '') : null;
    },
  };
}

function infoElement(type: string, documentation: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-types';
  const code = element.appendChild(document.createElement('code'));
  code.textContent = type;
  if (documentation) element.appendChild(document.createElement('p')).textContent = documentation;
  return element;
}

/** As the types in the samples of other pages look. */
const look = EditorView.theme({
  '.cm-types': {maxWidth: 'min(480px, 84vw)', maxHeight: '16em', padding: 'var(--space-2) var(--space-3)', overflow: 'auto'},
  '.cm-types code': {display: 'block', fontFamily: 'var(--mono)', fontSize: 'var(--text-label)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'},
  '.cm-types p': {margin: 'var(--space-2) 0 0', color: 'var(--ink-soft)', whiteSpace: 'pre-wrap'},
  // What is known of the marked name stands beside the list.
  '.cm-tooltip.cm-tooltip-autocomplete': {overflow: 'visible'},
  '.cm-tooltip.cm-completionInfo': {padding: '0'},
});
