// Files beside the pages that the build writes for agents and other programs; paths below the published folder.

/** What there is, and what to read first. */
export const LIST_FILE = 'llms.txt';
/** The documentation for a project that wants to have it offline. */
export const PACKAGE_FILE = 'docs-package.tgz';
/** The pages of the documentation that changed last, as an Atom feed. */
export const CHANGES_FILE = 'docs/changes.xml';
export const PROMPT_FILE = 'docs/ai/system-prompt.txt';
/** The folder has the skill's name, as its format demands. */
export const SKILL_FILE = '.well-known/agent-skills/remotion/SKILL.md';
/** Where agents look for skills. */
export const SKILL_INDEX_FILE = '.well-known/agent-skills/index.json';
