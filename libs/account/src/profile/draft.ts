import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { useMemberDraft } from '@heptad/session';
import * as v from 'valibot';
import type { AccountServices } from '../services';

const MOST_LETTERS = 64;

const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS));
const draft = v.object({
  /** What was typed. */
  text,
  /** Where a code was sent. */
  sentTo: v.optional(text),
  /** When another code may be asked for, ms. */
  until: v.optional(v.number()),
});

export type Draft = v.InferOutput<typeof draft>;
export type DraftName = 'name' | 'phone' | 'email' | 'changePhone' | 'changeEmail';

/** What a member has typed into a form of the profile, kept as {@link useMemberDraft} keeps it. */
export function useDraft(name: DraftName): {
  readonly read: () => Draft;
  readonly keep: (change: Partial<Draft>) => void;
  readonly forget: () => void;
} {
  const { items } = useServices<AccountServices>().device;
  const kept = useMemberDraft(items, `profile.${name}`, draft);
  const read = (): Draft => kept.read() ?? { text: '' };
  return {
    read,
    keep(change) {
      const { text: typed, sentTo, until } = { ...read(), ...change };
      kept.keep({ text: typed, ...defined({ sentTo, until }) });
    },
    forget: kept.forget,
  };
}
