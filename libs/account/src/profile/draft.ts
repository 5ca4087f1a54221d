import { storedItem, type StoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { sessionSelectors } from '@heptad/session';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import type { AccountServices } from '../services';

/** How long a draft is kept after its last change, ms. */
const DRAFT_LIFE_MS = 30 * 60_000;
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

interface OwnedDraft extends Draft {
  readonly owner: string;
}

const itemOf = (name: DraftName): StoredItem<OwnedDraft> =>
  storedItem(`profileDraft.${name}`, v.object({ owner: text, ...draft.entries }), DRAFT_LIFE_MS);

/**
 * What a member has typed into a form of the profile: it is there again after a reload and after a session that ended meanwhile, for
 * the same member and for half an hour.
 */
export function useDraft(name: DraftName): {
  readonly read: () => Draft;
  readonly keep: (change: Partial<Draft>) => void;
  readonly forget: () => void;
} {
  const { items } = useServices<AccountServices>().device;
  const owner = useSelector(sessionSelectors.selectMember)?.id ?? '';
  const [item] = useState(() => itemOf(name));
  const read = (): Draft => {
    const found = items.get(item);
    return found?.owner === owner && owner !== '' ? found : { text: '' };
  };
  return {
    read,
    keep(change) {
      const { text: typed, sentTo, until } = { ...read(), ...change };
      if (owner !== '') items.set(item, { owner, text: typed, ...defined({ sentTo, until }) });
    },
    forget: () => items.remove(item),
  };
}
