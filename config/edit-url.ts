import {execFileSync} from 'node:child_process';

type Environment = Record<string, string | undefined>;

/** Where hosts open the editor for a file; the file's path follows. */
const EDITORS: Record<string, (repository: string, branch: string) => string> = {
  'github.com': (repository, branch) => `${repository}/edit/${branch}`,
  'gitlab.com': (repository, branch) => `${repository}/-/edit/${branch}`,
  'codeberg.org': (repository, branch) => `${repository}/_edit/${branch}`,
};

/**
 * Where "Edit this page" leads, before the path of the page's file: what is configured, else the repository of the workflow that builds the site,
 * else the remote of the repository if it is on a public host.
 * @param configured EDIT_URL; `none` for no link
 * @returns undefined where the repository or its branch is not known
 */
export function editUrlOf(dir: string, configured: string | undefined, env: Environment): string | undefined {
  if (configured) return configured === 'none' ? undefined : configured;
  const folder = git(dir, 'rev-parse', '--show-prefix')?.replace(/\/$/, '');
  const editor = fromWorkflow(env) ?? fromRemote(dir);
  return editor && folder ? `${editor}/${folder}` : editor;
}

/** Each service names the repository that it builds in its own variables. */
function fromWorkflow(env: Environment): string | undefined {
  const {GITHUB_REPOSITORY, GITHUB_SERVER_URL = 'https://github.com', GITHUB_BASE_REF, GITHUB_REF_TYPE, GITHUB_REF_NAME} = env;
  // Of a pull request, the branch that it is for; a tag cannot be edited.
  const githubBranch = GITHUB_BASE_REF || (GITHUB_REF_TYPE === 'branch' ? GITHUB_REF_NAME : undefined);
  if (GITHUB_REPOSITORY && githubBranch) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/edit/${githubBranch}`;
  if (env.CI_PROJECT_URL && env.CI_DEFAULT_BRANCH) return `${env.CI_PROJECT_URL}/-/edit/${env.CI_DEFAULT_BRANCH}`;
  if (env.NETLIFY && env.REPOSITORY_URL && env.HEAD) return editorOf(env.REPOSITORY_URL, env.HEAD);
  const {VERCEL_GIT_PROVIDER, VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG, VERCEL_GIT_COMMIT_REF} = env;
  return VERCEL_GIT_PROVIDER && VERCEL_GIT_REPO_SLUG && VERCEL_GIT_COMMIT_REF
    ? editorOf(`https://${VERCEL_GIT_PROVIDER}.com/${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`, VERCEL_GIT_COMMIT_REF)
    : undefined;
}

function fromRemote(dir: string): string | undefined {
  const remote = originOf(dir);
  const branch = git(dir, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '') ?? git(dir, 'symbolic-ref', '--short', 'HEAD');
  return remote && branch ? editorOf(remote, branch) : undefined;
}

/** The remote that git fetches from. */
const originOf = (dir: string): string | undefined => git(dir, 'remote', 'get-url', 'origin');

/** A remote is written as https://host/owner/name.git, ssh://git@host/owner/name.git or git@host:owner/name.git; a password in it is left out. */
export function editorOf(remote: string, branch: string): string | undefined {
  const [, host = '', name] = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return name && EDITORS[host]?.(`https://${host}/${name}`, branch);
}

function git(dir: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim() || undefined;
  } catch {
    return undefined;
  }
}
