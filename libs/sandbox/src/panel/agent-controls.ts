import * as v from 'valibot';
import { agentOf } from '../agents/agent';
import { applicationOf, decide } from '../agents/applications';
import type { AreaServer } from '../server/area-server';

/** Why an operator refuses, asks or ends, in words that members read in their own language; others are shown as they are typed. */
const REASONS = ['推广方式说明不足，请补充具体渠道', '推广渠道不符合要求', '违反代理条款'] as const;

const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const decision = v.variant('step', [
  v.strictObject({ step: v.literal('approve') }),
  v.strictObject({ step: v.picklist(['refuse', 'askMore', 'end']), reason }),
]);

/** Puts agents on the panel's side: who has applied or is one, and what is decided about them. */
export function serveAgentControls({ app, services }: AreaServer): void {
  const { members, storage, clock } = services;

  app.get('/__sandbox/agents', async () => {
    const list = [];
    for (const member of await members.list()) {
      const application = await applicationOf(storage, member.id);
      const agent = await agentOf(storage, member.id);
      if (application === undefined && agent === undefined) continue;
      list.push({
        member: member.name,
        state: agent === undefined ? application?.state : agent.ended_at === null ? 'agent' : 'ended',
        plan: (agent ?? application)?.plan,
        email: (agent ?? application)?.email,
        about: application?.about ?? '',
        code: agent?.code ?? '',
      });
    }
    return { agents: list, reasons: REASONS };
  });

  app.post<{ Params: { name: string } }>('/__sandbox/agents/:name', async (request, reply) => {
    const member = await members.findByName(request.params.name);
    if (member === undefined) return reply.code(404).send({ error: 'no such member' });
    const input = v.safeParse(decision, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const done = await decide(services, member, input.output, clock.now());
    return done ? { done } : await reply.code(409).send({ error: 'nothing of this member is to be decided' });
  });
}
