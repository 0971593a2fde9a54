import {QUESTIONS, type Answer} from './questions';
import type {Expected} from './expected';
import type {Host, Question} from './host';
import {bytesOfTenPages} from './visit';

export type Report = {
  host: string;
  answers: Partial<Record<Question, Answer>>;
  /** Bytes of ten pages and of the files that they name, where the host's compression can be run. */
  visit?: number;
  seconds: number;
};

/** Asks a host every question that it can answer. */
export async function inspect(host: Host, expected: Expected): Promise<Report> {
  const started = Date.now();
  const answers: Report['answers'] = {};
  for (const question of Object.keys(QUESTIONS) as Question[]) {
    if (!host.leavesOut.includes(question)) answers[question] = await QUESTIONS[question](host, expected);
  }
  const visit = host.leavesOut.includes('encoding') ? undefined : await bytesOfTenPages(host, expected);
  return {host: host.name, answers, visit, seconds: (Date.now() - started) / 1000};
}

/** All findings, a few of each question. */
export function printed({host, answers, seconds}: Report, most = 5): string {
  const lines = Object.entries(answers).flatMap(([question, {asked, findings}]) => [
    `  ${findings.length === 0 ? 'ok    ' : 'FAILED'} ${question}: ${findings.length} findings at ${asked} addresses`,
    ...findings.slice(0, most).map((finding) => `           ${finding}`),
    ...(findings.length > most ? [`           … and ${findings.length - most} more`] : []),
  ]);
  return [`${host} (${seconds.toFixed(1)} s)`, ...lines].join('\n');
}

export const isRight = ({answers}: Report): boolean => Object.values(answers).every(({findings}) => findings.length === 0);
