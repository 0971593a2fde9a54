import type http from 'node:http';
import {setAwsVariables} from './aws';
import {serve} from './serve';

/** What is in an AWS account of this machine. Everything can be changed while it is open. */
export type Account = {
  /** Versions by the names of functions; one without a version does not answer. */
  functions: Record<string, string | null>;
  /** Contents by key, by the names of buckets. */
  buckets: Record<string, Record<string, string>>;
  quota: {current: number; standard: number; requests: {Status: string; DesiredValue: number; CaseId?: string}[]};
  /** Who the keys belong to, and what that user may not do according to the policy simulator. */
  user: {arn: string; denied: string[]};
  /** What a function answers to anything but the question for its version. */
  invoke: (payload: Record<string, unknown>, name: string) => unknown;
  /** The error code with which a request is refused. */
  refuse: (request: string) => string | undefined;
  /** Whether the connection breaks off in the middle of the answer. */
  cut: (request: string) => boolean;
};

export type OpenAccount = Account & {
  /** All requests, such as `lambda DELETE functions/old`, `s3 DELETE harbor/sites/quay/index.html` or `s3 PUT harbor?lifecycle`. */
  asked: string[];
  /** What was sent with each of them. */
  bodies: string[];
  /** Variables for a process that uses the account. */
  variables: Record<string, string>;
  close(): void;
};

type Request = {service: string; name: string; body: string};

/** Opens an account, and lets all clients of this process use it. */
export async function openAccount(given: Partial<Account> = {}): Promise<OpenAccount> {
  const quota = {current: 1000, standard: 1000, requests: []};
  const user = {arn: 'arn:aws:iam::42:user/pilot', denied: []};
  const contents = {functions: {}, buckets: {}, quota, user, invoke: () => ({type: 'success'}), refuse: () => undefined, cut: () => false, ...given};
  const asked: string[] = [];
  const bodies: string[] = [];
  const server = await serve((message, response) => {
    let body = '';
    message.setEncoding('utf8').on('data', (part: string) => (body += part));
    message.on('end', () => {
      const request = {...nameOf(message, body), body};
      const whole = `${request.service} ${request.name}`;
      asked.push(whole);
      bodies.push(body);
      const code = account.refuse(whole);
      if (account.cut(whole)) response.writeHead(200, {'content-length': 100}).write('half', () => message.socket.destroy());
      else if (code) refuse(response, request.service, code);
      else answer(account, request, response);
    });
  });
  const variables = {AWS_ENDPOINT_URL: server.origin, AWS_ACCESS_KEY_ID: 'AKIAHARBOR', AWS_SECRET_ACCESS_KEY: 'none', REMOTION_DISABLE_AWS_CLIENT_CACHE: '1'};
  const account: OpenAccount = {...contents, asked, bodies, variables, close: () => server.close()};
  process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
  setAwsVariables(variables);
  return account;
}

function nameOf({url = '', method = '', headers}: http.IncomingMessage, body: string): {service: string; name: string} {
  const service = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? 's3';
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return {service, name: target.replace(/^.*\./, '')};
  const action = new URLSearchParams(body).get('Action');
  if (service === 'sts' || service === 'iam') return {service, name: action ?? ''};
  const path = decodeURIComponent(url).replace(/^\/(\d{4}-\d\d-\d\d\/)?/, '');
  return {service, name: `${method} ${path.replace(/[?&]x-id=\w+/, '')}`};
}

function refuse(response: http.ServerResponse, service: string, code: string): void {
  const status = code === 'NoSuchKey' ? 404 : 403;
  if (service === 's3') response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  else if (service === 'sts' || service === 'iam')
    response.writeHead(status).end(`<ErrorResponse><Error><Code>${code}</Code><Message>${code}</Message></Error></ErrorResponse>`);
  else response.writeHead(status, {'x-amzn-errortype': code}).end(JSON.stringify({__type: code, message: code}));
}

function answer(account: Account, {service, name, body}: Request, response: http.ServerResponse): void {
  const json = (value: unknown) => void response.end(JSON.stringify(value));
  if (service === 'sts') {
    const identity = `<Account>42</Account><Arn>${account.user.arn}</Arn>`;
    response.end(`<GetCallerIdentityResponse><GetCallerIdentityResult>${identity}</GetCallerIdentityResult></GetCallerIdentityResponse>`);
  } else if (service === 'servicequotas') {
    const {current, standard, requests} = account.quota;
    if (name.startsWith('List')) json({RequestedQuotas: requests});
    else json({Quota: {Value: name === 'GetServiceQuota' ? current : standard}});
  } else if (service === 'lambda') answerLambda(account, name, body, response);
  else if (service === 's3') answerS3(account, name, body, response);
  else if (name === 'SimulatePrincipalPolicy') {
    const actions = [...new URLSearchParams(body)].flatMap(([field, value]) => (field.startsWith('ActionNames') ? [value] : []));
    const results = actions.map((action) => {
      const decision = account.user.denied.includes(action) ? 'implicitDeny' : 'allowed';
      return `<member><EvalActionName>${action}</EvalActionName><EvalDecision>${decision}</EvalDecision></member>`;
    });
    const result = `<SimulatePrincipalPolicyResult><EvaluationResults>${results.join('')}</EvaluationResults></SimulatePrincipalPolicyResult>`;
    response.end(`<SimulatePrincipalPolicyResponse>${result}</SimulatePrincipalPolicyResponse>`);
  } else json({});
}

const configurationOf = (name: string) => {
  const [MemorySize, Size, Timeout] = /mem(\d+)mb-disk(\d+)mb-(\d+)sec/.exec(name)?.slice(1).map(Number) ?? [2048, 2048, 120];
  return {FunctionName: name, MemorySize, Timeout, EphemeralStorage: {Size}};
};

function answerLambda({functions, invoke}: Account, request: string, body: string, response: http.ServerResponse): void {
  const name = request.split('/')[1] ?? '';
  const json = (value: unknown) => void response.end(JSON.stringify(value));
  if (/\/(\w+-)*invocations$/.test(request)) {
    const payload = JSON.parse(body) as Record<string, unknown>;
    const version = functions[name];
    if (payload.type !== 'info') json(invoke(payload, name));
    else json(version ? {type: 'success', version} : {type: 'error', message: 'out of order', stack: 'out of order'});
  } else if (request.startsWith('GET functions') && !name) json({Functions: Object.keys(functions).map(configurationOf)});
  else if (request.startsWith('POST functions')) {
    const {FunctionName} = JSON.parse(body) as {FunctionName: string};
    functions[FunctionName] = null;
    json({FunctionName, FunctionArn: `arn:aws:lambda:us-east-1:42:function:${FunctionName}`});
  } else if (!(name in functions) && /^(GET|DELETE)/.test(request))
    response.writeHead(404, {'x-amzn-errortype': 'ResourceNotFoundException'}).end(`{"message":"Function not found: ${name}"}`);
  else {
    if (request.startsWith('DELETE')) Reflect.deleteProperty(functions, name);
    json({Configuration: {...configurationOf(name), State: 'Active'}});
  }
}

function answerS3({buckets}: Account, request: string, body: string, response: http.ServerResponse): void {
  const [method, rest = ''] = request.split(/ (.*)/s);
  const {pathname, searchParams} = new URL(rest, 'http://s3/');
  const [bucket = '', ...keys] = decodeURIComponent(pathname).slice(1).split('/');
  const key = keys.join('/');
  const files = buckets[bucket];
  if (!bucket) {
    const list = Object.keys(buckets).map((each) => `<Bucket><Name>${each}</Name><CreationDate>2024-01-01T00:00:00.000Z</CreationDate></Bucket>`);
    response.end(`<ListAllMyBucketsResult><Buckets>${list.join('')}</Buckets></ListAllMyBucketsResult>`);
  } else if (method === 'PUT' && !key && !rest.includes('?')) response.end(void (buckets[bucket] = {}));
  else if (!files) refuse(response, 's3', 'NoSuchBucket');
  else if (searchParams.has('location')) response.end('<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/"/>');
  else if (searchParams.has('list-type')) {
    const found = Object.keys(files)
      .sort()
      .filter((each) => each.startsWith(searchParams.get('prefix') ?? ''));
    const items = found.map(
      (each) => `<Contents><Key>${each}</Key><Size>${files[each]?.length}</Size><LastModified>2024-06-02T12:00:00.000Z</LastModified></Contents>`,
    );
    response.end(`<ListBucketResult><Name>${bucket}</Name>${items.join('')}</ListBucketResult>`);
  } else if (!key) response.end();
  else if (method === 'PUT') response.end(void (files[key] = body));
  else if (method === 'DELETE') response.writeHead(204).end(void Reflect.deleteProperty(files, key));
  else if (files[key] === undefined) refuse(response, 's3', 'NoSuchKey');
  else
    response
      .writeHead(200, {'content-length': Buffer.byteLength(files[key]), 'last-modified': 'Sun, 02 Jun 2024 12:00:00 GMT'})
      .end(method === 'HEAD' ? undefined : files[key]);
}
