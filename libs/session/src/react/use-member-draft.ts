import { storedItem, type StoredItem, type StoredItems } from '@heptad/device';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { sessionSelectors } from '../session-slice';

/** Keys of drafts begin with this, so that clearing a device forgets them all. */
export const MEMBER_DRAFT_PREFIX = 'memberDraft.';

/** How long a draft is kept after its last change, ms. */
const DRAFT_LIFE_MS = 30 * 60_000;
const MOST_LETTERS = 64;

interface OwnedDraft<Draft> {
  readonly owner: string;
  readonly draft: Draft;
}

/** What a member has typed into one form. */
export interface MemberDraft<Draft> {
  /** What is kept for this member; undefined where nothing is, or what is does not have the shape. */
  readonly read: () => Draft | undefined;
  /** Keeps it; without a known member it does nothing. */
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
}

/**
 * Keeps what a member types into a form: it is there again after a reload and after a session that ended meanwhile, for the same
 * member and for half an hour. The form waits until it is known who is there.
 * @param name of the form
 * @param shape what a draft must look like, both when it is kept and when it is read; the same for each drawing
 */
export function useMemberDraft<Draft>(
  items: Pick<StoredItems, 'get' | 'set' | 'remove'>,
  name: string,
  shape: v.GenericSchema<unknown, Draft>,
): MemberDraft<Draft> {
  const owner = useSelector(sessionSelectors.selectMember)?.id;
  const [item] = useState((): StoredItem<OwnedDraft<Draft>> =>
    storedItem(
      MEMBER_DRAFT_PREFIX + name,
      v.object({ owner: v.pipe(v.string(), v.maxLength(MOST_LETTERS)), draft: shape }),
      DRAFT_LIFE_MS,
    ),
  );
  return {
    read() {
      const found = items.get(item);
      return found?.owner === owner ? found?.draft : undefined;
    },
    keep(draft) {
      if (owner !== undefined) items.set(item, { owner, draft });
    },
    forget: () => items.remove(item),
  };
}
