import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { STUDIO_API } from '../contract';
import { answerCall, type StudioAnswer, type StudioCall } from './calls';
import { isOwnRequest } from './guard';
import { Refusal } from './refusal';
import type { Studio } from './studio';

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
    if (!isOwnRequest(request, request.socket.remoteAddress)) {
      send(response, 403, { json: { sentence: 'The studio answers this machine and its own page only.' } });
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
      (given) => send(response, 200, given),
      (error: unknown) => {
        if (error instanceof Refusal)
          send(response, error.status, { json: { sentence: error.message, problems: error.problems } });
        else {
          console.error(error);
          send(response, 500, { json: { sentence: 'The studio failed; its window says why.' } });
        }
      },
    );
  });
}
