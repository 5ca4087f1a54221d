import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBS = join(__dirname, '../..');
/** What is no part of a page: the platform, the web tier, and what only specs use. */
const ELSEWHERE = /^(?:sandbox|edge|testing)\//;
/** Ways to the network that are none of the wrapper's: each asks for no call of the platform. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  'api-client/src/axios-transport.ts': 'the wrapper’s own way',
  'app-shell/src/composition/platform.ts': 'the platform’s socket',
  'app-shell/src/site/line/use-line-states.ts': 'how fast a line answers',
  'app-shell/src/site/line/measure-lines.ts': 'how fast a line answers',
};
const NETWORK =
  /(?<![.\w])fetch\((?!\))|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:EventSource|WebSocket)\b|from 'axios'/;

const isSource = (path: string): boolean =>
  /^[\w-]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.spec\.|-under-test\.|\/src\/(?:.*\/)?testing\/|\.stories\./.test(path);

it('API-001 every call goes through one wrapper: no page reaches the network by itself', () => {
  const sources = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isSource(path) && !ELSEWHERE.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const reaching = sources.filter((path) => {
    const code = readFileSync(join(LIBS, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      // A type's method of that name is no call.
      .filter((line) => !/fetch\([^)]*\)\s*:/.test(line));
    return NETWORK.test(code.join('\n'));
  });
  expect(reaching.filter((path) => OTHER_WAYS[path] === undefined)).toEqual([]);
  expect(reaching).toContain('api-client/src/axios-transport.ts');
});
