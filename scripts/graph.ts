import {readImportGraph} from './lib/import-graph';

/** Prints which folder imports which, and fails if an import leads upward or closes a circle. */
const {files, arrows, violations} = readImportGraph();
for (const [arrow, count] of [...arrows].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${arrow}  ${count}`);
for (const violation of violations) console.log(violation);
console.log(`${files} files, ${arrows.size} arrows between folders, ${violations.length} against the rules.`);
process.exitCode = violations.length === 0 && files > 0 ? 0 : 1;
