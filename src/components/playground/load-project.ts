import first from '@generated/playground/default/first.json';
import {readDraft} from '@site/src/playground/draft';
import {sampleFile, type Origin} from '@site/src/playground/origin';
import type {Project} from '@site/src/playground/project';
import type {Prepared, Published} from '@site/src/playground/published';
import {readProject} from '@site/src/playground/read-project';

export type Opened = {
  origin: Origin;
  /** As it is without the reader's changes. */
  original: Project;
  project: Project;
  /** What the build has made of the original's code. */
  prepared?: Prepared;
  /** When the reader changed it last; undefined when nothing is changed. */
  changedAt?: number;
  /** The frame that is shown first. */
  frame: number;
  /** Whether the code came with a link and waits. */
  isHeld: boolean;
};

/** Why nothing opens, in words for the reader. */
export class OpenError extends Error {}

/**
 * Opens what an address names, with what the reader has changed in it before.
 * @param base the path of the site's root
 * @throws OpenError when there is no such project, or the link is damaged
 */
export async function openProject(origin: Origin, base: string): Promise<Opened> {
  const draft = readDraft(origin);
  const {project: original, frame, modules, imports} = await originalOf(origin, base);
  // The reader may have changed the code of a link without letting it run.
  return {
    origin,
    original,
    project: draft?.project ?? original,
    prepared: modules && imports && {files: original.files, modules, imports},
    changedAt: draft?.at,
    frame: Math.min(frame, (draft?.project ?? original).size.durationInFrames - 1),
    isHeld: origin.kind === 'code' && draft?.isTrusted !== true,
  };
}

async function originalOf(origin: Origin, base: string): Promise<Published> {
  if (origin.kind === 'new') return first;
  if (origin.kind === 'code') {
    const share = await import(/* webpackChunkName: 'play-share' */ '@site/src/playground/share').catch(() => undefined);
    if (!share) throw new OpenError('What reads the link could not be loaded. Look at your connection and reload the page.');
    try {
      return {project: await share.unpackProject(origin.text), frame: 0};
    } catch (error) {
      throw new OpenError(error instanceof share.LinkError ? error.message : 'This link could not be read.');
    }
  }
  const {project: read, frame, modules, imports} = ((await load(base + sampleFile(origin.kind, origin.id))) ?? {}) as Partial<Published>;
  const project = readProject(read);
  if (!project) throw new OpenError(`There is no ${origin.kind} “${origin.id}” to open here. It may have been renamed.`);
  return {project, frame: frame ?? 0, modules, imports};
}

async function load(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new OpenError('The code could not be loaded. Look at your connection and try again.');
  }
  try {
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
