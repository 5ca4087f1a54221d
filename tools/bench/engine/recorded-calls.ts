import type { Page, Request } from 'playwright';
import type { RecordedCall } from '../floors/first-odds/recording';

const IS_CALL = /^\/(site|game|act|page|api|yewu|v1)/;
/** Pictures are no calls, though their paths begin like them. */
const IS_PICTURE = /^\/api\/ImageOptimizer|\.png$/;
/** What a browser decides for itself. */
const OWN_HEADERS = /^(x-|content-type$|accept$)/;

function recorded(request: Request): RecordedCall {
  const { pathname, search } = new URL(request.url());
  const headers = Object.fromEntries(
    Object.entries(request.headers()).filter(([name]) => OWN_HEADERS.test(name)),
  );
  const data = request.postData();
  return { method: request.method(), url: pathname + search, headers, ...(data !== null && { data }) };
}

/** The calls of a page to the platform from now on, in the order in which it asks; the list grows. */
export function watchCalls(page: Page): readonly RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (IS_CALL.test(pathname) && !IS_PICTURE.test(pathname)) calls.push(recorded(request));
  });
  return calls;
}
