type Dockerfile = {
  base: string;
  aptPackages: string[];
  /** Files and folders of the project that are copied into the image. */
  copied: string[];
  environment: Record<string, string>;
  /** What a container runs, without the arguments of `docker run`. */
  start: string[];
};

/** Reads from a Dockerfile what can be checked without Docker. */
export function parseDockerfile(text: string): Dockerfile {
  const steps = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .filter((step) => step !== null);
  const all = (name: string) => steps.filter(([, instruction]) => instruction === name).map(([, , value = '']) => value);
  const words = (value: string) => value.trim().split(/\s+/);
  const command = (name: string) => all(name).flatMap((value) => JSON.parse(value) as string[]);
  return {
    base: all('FROM')[0] ?? '',
    aptPackages: all('RUN').flatMap((value) => words(/apt-get install ([^&]*)/.exec(value)?.[1] ?? '').filter((word) => /^[^-]/.test(word))),
    copied: all('COPY').flatMap((value) => words(value).slice(0, -1)),
    environment: Object.fromEntries(all('ENV').map((value) => value.split('=') as [string, string])),
    start: [...command('ENTRYPOINT'), ...command('CMD')],
  };
}
