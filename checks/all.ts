import {american} from './american';
import {anchors} from './anchors';
import {api} from './api';
import {availability} from './availability';
import type {Check} from './check';
import {cli} from './cli';
import {commands} from './commands';
import {contradictions} from './contradictions';
import {coverage} from './coverage';
import {course} from './course';
import {data} from './data';
import {demos} from './demos';
import {figures} from './figures';
import {frontMatter} from './front-matter';
import {glossary} from './glossary';
import {headings} from './headings';
import {highlights} from './highlights';
import {illustrations} from './illustrations';
import {images} from './images';
import {licenseTerms} from './license-terms';
import {links} from './links';
import {mdx} from './mdx';
import {messages} from './messages';
import {oneVersion} from './one-version';
import {orphans} from './orphans';
import {outsideFacts} from './outside-facts';
import {ownLinks} from './own-links';
import {posts} from './posts';
import {probes} from './probes';
import {ranges} from './ranges';
import {readme} from './readme';
import {samples} from './samples';
import {scripts} from './scripts';
import {sidebars} from './sidebars';
import {sourceLinks} from './source-links';
import {sources} from './sources';
import {spelling, wordList} from './spelling';
import {statements} from './statements';
import {status} from './status';
import {strips} from './strips';
import {toolkitLinks} from './toolkit-links';
import {vocabulary} from './vocabulary';
import {voice} from './voice';

/** Everything that must be true of the content, in the order in which it is printed. */
export const CHECKS: Check[] = [
  mdx,
  frontMatter,
  headings,
  links,
  anchors,
  images,
  spelling,
  american,
  voice,
  licenseTerms,
  posts,
  samples,
  scripts,
  ranges,
  highlights,
  probes,
  outsideFacts,
  commands,
  api,
  contradictions,
  coverage,
  cli,
  availability,
  messages,
  sourceLinks,
  oneVersion,
  toolkitLinks,
  ownLinks,
  vocabulary,
  sidebars,
  orphans,
  data,
  sources,
  status,
  glossary,
  demos,
  figures,
  strips,
  illustrations,
  course,
  wordList,
  readme,
  statements,
];
