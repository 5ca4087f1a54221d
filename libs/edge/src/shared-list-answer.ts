import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding';
import { packList } from './pack-list';
import { readSharedListRequest } from './shared-list-request';
import type { SharedLists } from './shared-lists';

/**
 * Answers a guest's call from the shared lists, packed where that is worth it; `Age` says how many seconds old the answer is.
 * @returns whether it was answered; every other call is the platform's
 */
export async function answerSharedList(
  lists: SharedLists,
  request: IncomingMessage,
  sent: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const asked = readSharedListRequest(request, sent);
  const list = asked && (await lists.read(asked));
  if (list === undefined) return false;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = encoding && (await packList(list, encoding));
  const body = packed ?? Buffer.from(list.text);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    ...(packed !== undefined && { 'content-encoding': encoding }),
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    age: String(lists.ageOf(list)),
  });
  response.end(body);
  return true;
}
