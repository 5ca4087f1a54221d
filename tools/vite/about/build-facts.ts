import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFacts } from '@heptad/brand-config';
import * as v from 'valibot';

const described = v.object({ version: v.string() });

/** What the repository says of the commit that is built; nothing where there is none, or no git. */
function commitOf(workspace: string): Pick<BuildFacts, 'commit' | 'committedAt'> {
  try {
    const said = execFileSync('git', ['log', '-1', '--format=%h %cI'], {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [commit, committedAt] = said.trim().split(' ');
    return commit && committedAt ? { commit, committedAt } : {};
  } catch {
    return {};
  }
}

/** What is known of a build of this workspace. The same commit gives the same facts, wherever and whenever it is built. */
export function buildFacts(workspace: string): BuildFacts {
  const { version } = v.parse(described, JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')));
  return { version, ...commitOf(workspace) };
}
