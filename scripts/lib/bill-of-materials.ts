import {spawnSync} from 'node:child_process';

type Bill = {serialNumber?: string; metadata: {timestamp?: string; component: {name: string}}; components: unknown[]};

/**
 * What npm says that the site is made of, in the CycloneDX format, without what would differ between two builds of one commit.
 * @param name name of the project, in place of that of the folder
 */
export function stableBill(written: string, name: string): {text: string; components: number} {
  const bill = JSON.parse(written) as Bill;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = name;
  return {text: `${JSON.stringify(bill, null, 2)}\n`, components: bill.components.length};
}

/**
 * Asks npm what the lockfile of a project holds, apart from what only its developers use.
 * @throws Error with what npm said
 */
export function billOfMaterials(project: string, name: string): ReturnType<typeof stableBill> {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error'];
  const {status, stdout, stderr} = spawnSync('npm', words, {cwd: project, encoding: 'utf8', maxBuffer: 64_000_000});
  if (status !== 0) throw new Error(`npm could not list what the site is made of:\n${stderr}`);
  return stableBill(stdout, name);
}
