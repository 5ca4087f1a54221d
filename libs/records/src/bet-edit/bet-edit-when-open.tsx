import { lazy, Suspense } from 'react';
import type { BetRecord } from '../bet-list/bet-record';

const BetEditButton = lazy(() => import('./bet-edit-button'));

/** The button that edits an open bet; its code is fetched when the first open bet is shown. */
export function BetEditWhenOpen({ record }: { readonly record: BetRecord }) {
  return (
    record.state === 'accepted' && (
      <Suspense fallback={null}>
        <BetEditButton record={record} />
      </Suspense>
    )
  );
}
