import { lazyWithMessages, useServices } from '@heptad/feature-module';
import { Button, preloadBottomSheet } from '@heptad/ui-kit';
import { offersBetEdit } from '@heptad/venue-gateway';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordsServices } from '../services';

const loadSheet = () => import('./bet-edit-sheet');
const BetEditSheet = lazyWithMessages('records', loadSheet);

/** Opens the sheet in which a bet is edited: of an open bet whose matches have not begun, at a venue that edits bets. */
export default function BetEditButton({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const { clock } = useServices<RecordsServices>();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { venue, state, legs } = record;
  const begun = legs.some(({ kickOff }) => kickOff <= clock.now());
  if (state !== 'accepted' || begun || !offersBetEdit(venue)) return null;
  return (
    <>
      <Button
        variant="plain"
        size="s"
        className="-my-1"
        aria-haspopup="dialog"
        onPointerDown={() => void Promise.allSettled([loadSheet(), preloadBottomSheet()])}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('editBet')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <BetEditSheet record={record} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
