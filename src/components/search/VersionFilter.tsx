import React, {type ReactNode} from 'react';

/** Versions of the documentation, by plugin ID. */
export type Docs = Record<string, {versions: {name: string; label: string}[]}>;
/** The chosen version, by plugin ID. */
export type Choice = Record<string, string>;

type Props = {docs: Docs; chosen: Choice; onChoose: (choice: Choice) => void};

/** A menu for each docs plugin that has several versions; with one version there is nothing to choose. */
export function VersionFilter({docs, chosen, onChoose}: Props): ReactNode {
  return Object.entries(docs)
    .filter(([, {versions}]) => versions.length > 1)
    .map(([id, {versions}]) => (
      <label key={id}>
        <span className="visually-hidden">Version of the documentation</span>
        <select className="text-field" value={chosen[id] ?? versions[0]?.name} onChange={(event) => onChoose({...chosen, [id]: event.target.value})}>
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ));
}

/** The tags to search for a choice of versions. */
export const tagsOf = (docs: Docs, chosen: Choice): string[] => [
  'default',
  ...Object.entries(docs).map(([id, {versions}]) => `docs-${id}-${chosen[id] ?? versions[0]?.name ?? ''}`),
];
