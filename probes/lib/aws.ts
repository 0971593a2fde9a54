import type http from 'node:http';
import {serve, type Served} from './serve';

/** Takes all keys and profiles of AWS out of the environment, and puts these variables there. */
export function setAwsVariables(variables: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (/^(REMOTION_)?AWS_/.test(name)) delete process.env[name];
  Object.assign(process.env, variables);
}

/** Answers what is sent to AWS Lambda, on this machine. */
export async function serveLambda(answer: http.RequestListener): Promise<Served> {
  const server = await serve((request, response) => void request.resume().on('end', () => answer(request, response)));
  // The toolkit keeps a client for each key. With the key of an earlier probe, it would ask the server of that one, which is gone.
  setAwsVariables({AWS_ENDPOINT_URL_LAMBDA: server.origin, AWS_ACCESS_KEY_ID: server.origin, AWS_SECRET_ACCESS_KEY: 'none'});
  return server;
}
