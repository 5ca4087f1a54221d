import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSandbox, DEFAULT_SITE_ID, readSites } from '@heptad/sandbox';
import type { Bench } from '../engine/bench';
import { sitAtDesk, type DeskPerson } from '../engine/desk';
import { sandboxFolder, startSandboxProgram } from '../engine/platform';
import { openMember, type Came, type TalkingMember } from '../engine/talkers';

const CONVERSATIONS = 200;
const SECONDS = 60;
const AGENTS = ['01', '02', '03', '04'];
const MOST_MS = 1_000;
/** For what is still on its way when the minute is over. */
const PATIENCE_MS = 10_000;
const DEVICE = { browser: 'bench', system: 'bench', address: '127.0.0.1' };

const nameOf = (number: number): string => `talks${String(number).padStart(3, '0')}`;

/** Members who are logged in, in a database that a sandbox is then started on. @returns their tokens */
async function seed(folder: string): Promise<readonly string[]> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, '.heptad/sandbox.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { members, sessions } = sandbox.services;
  const tokens: string[] = [];
  for (let number = 0; number < CONVERSATIONS; number += 1) {
    const { id } = await members.create({ name: nameOf(number), password: '0'.repeat(32), passwordCost: 2 });
    tokens.push(await sessions.open(id, DEFAULT_SITE_ID, DEVICE));
  }
  await sandbox.close();
  return tokens;
}

/** The two sides of a conversation, and when what was said in it. */
interface Conversation {
  readonly member: TalkingMember;
  readonly desk: DeskPerson;
  readonly atDesk: DeskPerson['conversations'][number];
  readonly said: Map<string, number>;
}

/** A message a second, the member's and the desk's by turns; each conversation at a moment of its own. */
async function talk({ member, desk, atDesk, said }: Conversation, offset: number): Promise<void> {
  const began = performance.now() + offset;
  const saying: Promise<void>[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    await pause(Math.max(began + second * 1_000 - performance.now(), 0));
    const text = `${atDesk.who} ${String(second)}`;
    said.set(text, performance.now());
    saying.push(second % 2 === 0 ? member.say(text) : desk.say(atDesk, text));
  }
  await Promise.all(saying);
}

const cameOf = ({ member, atDesk }: Conversation): readonly Came[] => [...member.came, ...atDesk.came];

/** Waits until everything has come, or patience is over. */
async function settled(all: readonly Conversation[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (all.some((each) => cameOf(each).length < SECONDS) && performance.now() < until) await pause(50);
}

function figuresOf(all: readonly Conversation[]) {
  const came = all.map(cameOf);
  const delays = all.flatMap(({ said }, at) =>
    (came[at] ?? []).map((each) => each.at - (said.get(each.text) ?? Number.NaN)),
  );
  const different = came.reduce((sum, each) => sum + new Set(each.map(({ text }) => text)).size, 0);
  const total = came.reduce((sum, each) => sum + each.length, 0);
  const inOrder = ({ member, atDesk }: Conversation): boolean =>
    [member.came, atDesk.came].every((side) =>
      side.every(
        ({ text }, at) => Number(text.split(' ')[1]) >= Number(side[at - 1]?.text.split(' ')[1] ?? 0),
      ),
    );
  const sorted = delays.toSorted((one, other) => one - other);
  const name = `${String(CONVERSATIONS)} conversations`;
  return [
    {
      name: `${name}, messages lost`,
      unit: 'count',
      measured: CONVERSATIONS * SECONDS - different,
      limit: 0,
    },
    { name: `${name}, messages that came twice`, unit: 'count', measured: total - different, limit: 0 },
    {
      name: `${name}, sides out of order`,
      unit: 'count',
      measured: all.filter((each) => !inOrder(each)).length,
      limit: 0,
    },
    {
      name: `${name}, to the other side, p95`,
      unit: 'ms',
      measured: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
      limit: MOST_MS,
    },
  ] as const;
}

/** Two hundred conversations with the desk, each a message a second for a minute: what came on the other side, and how late. */
export const bench: Bench = {
  async run(bed) {
    const folder = sandboxFolder();
    const open: { close(): unknown }[] = [];
    try {
      const tokens = await seed(folder.path);
      const { origin, program } = await startSandboxProgram(folder.path);
      try {
        const members: TalkingMember[] = [];
        for (const token of tokens) members.push(await openMember(origin, token));
        const people = await Promise.all(
          AGENTS.map((agent, at) => sitAtDesk(origin, agent, (place) => place % AGENTS.length === at)),
        );
        open.push(...people, ...members);
        const all = members.map((member, number): Conversation => {
          const desk = people.find(({ conversations }) =>
            conversations.some(({ who }) => who === nameOf(number)),
          );
          const atDesk = desk?.conversations.find(({ who }) => who === nameOf(number));
          if (desk === undefined || atDesk === undefined)
            throw new Error('A conversation is not at the desk.');
          return { member, desk, atDesk, said: new Map() };
        });
        bed.say('  talking for a minute');
        await Promise.all(all.map((each, at) => talk(each, (at * 1_000) / CONVERSATIONS)));
        await settled(all);
        return figuresOf(all);
      } finally {
        for (const each of open) await each.close();
        await program.end();
      }
    } finally {
      folder.remove();
    }
  },
};
