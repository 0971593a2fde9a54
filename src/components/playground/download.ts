import type {PlayAsset, Project} from '@site/src/playground/project';
import {projectFiles, slugOf, staticFilesIn, type Versions} from '@site/src/playground/project-files';
import {schemaExport, shownExport} from '@site/src/playground/shown-export';
import type {Run} from './useStage';

type Options = {project: Project; assets: PlayAsset[]; run: Run | undefined; base: string};

/**
 * Saves the project as a zip file on the reader's device.
 * @throws Error with words for the reader, when something of it cannot be loaded
 */
export async function downloadProject({project, assets, run, base}: Options): Promise<void> {
  const folder = slugOf(project.title);
  const {zipProject} = await import('@site/src/playground/zip');
  const texts = projectFiles(project, {
    imports: run?.imports ?? [],
    props: {...run?.defaultProps, ...project.props},
    shown: shownExport(project) ?? run?.exports[0] ?? 'default',
    schema: run?.schema ? schemaExport(project) : undefined,
    versions: await loadVersions(base),
  });
  const zip = await zipProject({folder, texts, siteFiles: staticFilesIn(project), base, assets});
  const address = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${folder}.zip`;
  link.click();
  // The browser reads the address in its own time.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function loadVersions(base: string): Promise<Versions> {
  try {
    const response = await fetch(`${base}play/versions.json`);
    if (response.ok) return (await response.json()) as Versions;
  } catch {
    // Said below.
  }
  throw new Error('The versions of the packages could not be loaded. Look at your connection and try again.');
}
