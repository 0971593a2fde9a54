import {CHANGES_FILE, readChanges, writeChanges} from '../core/data/changes';
import {packageVersions} from '../core/toolkit/packages';
import {documentedVersion} from '../core/toolkit/version';
import {History} from '../core/toolkit/releases/history';
import {NpmReleases} from '../core/toolkit/releases/releases';
import {oneOf, readFlags, runScript} from './lib/arguments';

/** Records what each release since 4.0.0 removed, renamed, deprecated or gave another default. An interrupted run goes on where it was. */
runScript(async () => {
  const dir = process.cwd();
  const all = Object.keys(packageVersions);
  const {names} = readFlags(process.argv.slice(2), []);
  const history = new History(dir, new NpmReleases(dir));
  try {
    for (const name of names.length > 0 ? names.map((each) => oneOf('package', all, each)) : all) {
      const known = readChanges(dir);
      if (names.length === 0 && known.packages[name] === documentedVersion) continue;
      const found = await history.changesOf(name, documentedVersion);
      writeChanges(dir, {
        packages: {...known.packages, [name]: documentedVersion},
        changes: [...known.changes.filter((change) => change.package !== name), ...found],
      });
      console.log(`${name}: ${found.length} changes up to ${documentedVersion}`);
    }
  } finally {
    history.close();
  }
  const {packages, changes} = readChanges(dir);
  console.log(`${CHANGES_FILE} has ${changes.length} changes of ${Object.keys(packages).length} packages.`);
});
