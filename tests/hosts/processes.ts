import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import type {Host} from '../../scripts/lib/host-checks/host';

/** Ports that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => net.createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** @throws Error with what a server printed, when it ends instead of answering */
export async function untilAnswering(host: Host, server: ChildProcess, printed: () => string): Promise<void> {
  const stop = Date.now() + 60_000;
  for (;;) {
    try {
      await host.request('/');
      return;
    } catch {
      if (server.exitCode !== null || Date.now() > stop) throw new Error(`${host.name} does not answer:\n${printed()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
