import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { localeOfLanguages, type Locale } from '@heptad/brand-config';
import { STUDIO_API, type StudioDraft, type StudioProblem } from '../contract';
import { answerCall, type StudioAnswer, type StudioCall } from './calls';
import { isOwnRequest } from './guard';
import { Refusal } from './refusal';
import type { Studio } from './studio';
import { inLanguage } from './words/in-language';

const MOST_BYTES = 1_000_000;

/** What the server is put together from, beside the calls about drafts. */
export interface StudioParts {
  /** Answers calls that start programs; nothing where a call is another's. */
  readonly further?: (call: StudioCall) => Promise<StudioAnswer> | undefined;
  /** Answers with the page. */
  readonly page: (request: IncomingMessage, response: ServerResponse) => void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Refusal(422, 'The file is larger than a megabyte.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, answer: StudioAnswer): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if ('json' in answer) {
    response.writeHead(status, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.json));
    return;
  }
  response.writeHead(status, {
    ...headers,
    'content-type': answer.type,
    // A drawing opened by itself is a page of this origin: it may do nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(answer.fileName !== undefined && {
      'content-disposition': `attachment; filename="${answer.fileName}"`,
    }),
  });
  response.end(answer.text);
}

/** The language in which the page reads; English for a program that names none. */
function localeOf({ headers }: IncomingMessage): Locale {
  const wanted = headers['accept-language'] ?? '*';
  if (wanted === '*') return 'en';
  return localeOfLanguages(wanted.split(',').map((each) => each.trim().split(';', 1)[0] ?? ''));
}

const wordedProblems = (problems: readonly StudioProblem[], locale: Locale): readonly StudioProblem[] =>
  problems.map((problem) => ({ ...problem, sentence: inLanguage(problem.sentence, locale) }));

/** What is answered, with the problems of a draft in a language. */
const worded = (answer: StudioAnswer, locale: Locale): StudioAnswer =>
  'json' in answer && isDraft(answer.json)
    ? { json: { ...answer.json, problems: wordedProblems(answer.json.problems, locale) } }
    : answer;

const isDraft = (json: unknown): json is StudioDraft =>
  typeof json === 'object' && json !== null && 'problems' in json;

function streamEvents(studio: Studio, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': open\n\n');
  const leave = studio.onChange((event) =>
    response.write(`event: draft\ndata: ${JSON.stringify(event)}\n\n`),
  );
  response.on('close', leave);
}

async function answer(studio: Studio, { further }: StudioParts, request: IncomingMessage, path: string) {
  const call = { method: request.method ?? 'GET', path, body: await bodyOf(request) };
  return (await further?.(call)) ?? (await answerCall(studio, call));
}

/** The studio's server, not yet listening; it answers this machine and its own page alone. */
export function studioServer(studio: Studio, parts: StudioParts): Server {
  return createServer((request, response) => {
    const refuse = (status: number, sentence: string, problems?: readonly StudioProblem[]): void =>
      send(response, status, {
        json: {
          sentence: inLanguage(sentence, localeOf(request)),
          problems: problems && wordedProblems(problems, localeOf(request)),
        },
      });
    if (!isOwnRequest(request, request.socket.remoteAddress)) {
      refuse(403, 'The studio answers this machine and its own page only.');
      return;
    }
    const [path = ''] = (request.url ?? '/').split('?', 1);
    if (!path.startsWith(`${STUDIO_API}/`)) {
      parts.page(request, response);
      return;
    }
    const name = path.slice(STUDIO_API.length + 1);
    if (name === 'events') {
      streamEvents(studio, response);
      return;
    }
    answer(studio, parts, request, name).then(
      (given) => send(response, 200, worded(given, localeOf(request))),
      (error: unknown) => {
        if (error instanceof Refusal) refuse(error.status, error.message, error.problems);
        else {
          console.error(error);
          refuse(500, 'The studio failed; its window says why.');
        }
      },
    );
  });
}
