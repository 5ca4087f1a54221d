import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSharedListRequest } from './shared-list-request';
import type { SharedLists } from './shared-lists';

/**
 * Answers a guest's call from the shared lists; `Age` says how many seconds old the answer is.
 * @returns whether it was answered; every other call is the platform's
 */
export async function answerSharedList(
  lists: SharedLists,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const asked = readSharedListRequest(request, body);
  const list = asked && (await lists.read(asked));
  if (list === undefined) return false;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(list.text),
    'cache-control': 'no-store',
    age: String(lists.ageOf(list)),
  });
  response.end(list.text);
  return true;
}
