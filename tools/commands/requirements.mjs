// npm run requirements: the rows of docs/requirements that no test cites.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { say, run } from './report.mjs';

const ROW = /^\| ([A-Z]+-\d{3}) \| (.*) \| (.*) \| (.*) \|$/;
const CITATION = /\b[A-Z]+-\d{3}\b/g;

const rows = () =>
  readdirSync('docs/requirements')
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(`docs/requirements/${name}`, 'utf8').split('\n'))
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null && !match[1].startsWith('OPEN-'))
    .map(([, id, text]) => ({ id, text }));

/** What stands in a spec outside its comments: test names and the tables they are made from. A comment proves nothing. */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const citations = () =>
  new Set(
    execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.spec.ts', '*.spec.tsx', 'e2e/*.ts'], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '' && existsSync(file))
      .flatMap((file) => withoutComments(readFileSync(file, 'utf8')).match(CITATION) ?? []),
  );

await run(() => {
  const all = rows();
  const cited = citations();
  const open = all.filter(({ id }) => !cited.has(id));
  for (const { id, text } of open) say(`${id}  ${text}`);
  say(
    `\n${all.length - open.length} of ${all.length} requirements are cited by a test; ${open.length} are not.`,
  );
});
