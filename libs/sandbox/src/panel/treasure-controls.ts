import { DEFAULT_CURRENCY } from '@heptad/sandbox-ledger';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import * as v from 'valibot';
import type { AreaServer } from '../server/area-server';
import { addCapital, interestPot } from '../treasure/interest-pot';

const capitalChange = v.strictObject({
  add: v.pipe(v.string(), v.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/)),
});

/** Puts the house's pot for interest on the panel's side: what is in it, and more of it. */
export function serveTreasureControls({ app, services }: AreaServer): void {
  const { ledger } = services;
  const state = async () => ({
    capital: fromMinorUnits(await ledger.balance(interestPot(DEFAULT_CURRENCY))),
  });

  app.get('/__sandbox/treasure', state);
  app.post('/__sandbox/treasure', async (request, reply) => {
    const change = v.safeParse(capitalChange, request.body);
    if (!change.success) return reply.code(400).send({ error: v.summarize(change.issues) });
    await addCapital(ledger, DEFAULT_CURRENCY, minorUnits(money(change.output.add)));
    return state();
  });
}
