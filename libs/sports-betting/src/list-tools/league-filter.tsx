import { BottomSheet, Button, Checkbox, SearchField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeagueMark } from '../crests/league-mark';
import type { LeagueCount } from './leagues-of';
import { EVERYTHING, isPicked, NOTHING, withPicked, type Picked } from './picked';

export { messages } from './sheet-texts';

export interface LeagueFilterProps {
  readonly leagues: readonly LeagueCount[];
  /** How many matches the venue counts, where the list ends before all of them. */
  readonly counted?: number | undefined;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  readonly onClose: () => void;
}

/** The league filter: chooses the leagues that a list shows; the list behind follows when the choice is confirmed. */
export default function LeagueFilter({ leagues, counted, picked, onPick, onClose }: LeagueFilterProps) {
  const { t } = useTranslation('sports');
  const [draft, setDraft] = useState(picked);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = leagues.filter(({ league }) => league.name.toLowerCase().includes(wanted));
  const chosen = leagues.filter(({ league }) => isPicked(draft, league.id));
  const confirm = (): void => {
    onPick(chosen.length === leagues.length ? EVERYTHING : draft);
    onClose();
  };
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leagues.title')}
      closeLabel={t('leagues.close')}
      footer={
        <Button size="l" block disabled={chosen.length === 0} onClick={confirm}>
          {t('leagues.confirm', { count: chosen.reduce((sum, { count }) => sum + count, 0) })}
        </Button>
      }
    >
      <div className="sticky top-0 z-10 bg-raised pb-2">
        <SearchField
          label={t('leagues.search')}
          hideLabel
          placeholder={t('leagues.search')}
          clearLabel={t('tools.clearSearch')}
          value={words}
          onValueChange={setWords}
        />
        <div className="mt-2 flex gap-2 *:flex-1">
          <Button size="s" variant="secondary" onClick={() => setDraft(EVERYTHING)}>
            {t('leagues.all')}
          </Button>
          <Button size="s" variant="secondary" onClick={() => setDraft(NOTHING)}>
            {t('leagues.none')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            onClick={() => setDraft({ all: !draft.all, except: draft.except })}
          >
            {t('leagues.invert')}
          </Button>
        </div>
      </div>
      {counted !== undefined && (
        <p className="pb-2 text-xs text-muted">
          {t('leagues.limited', { shown: leagues.reduce((sum, { count }) => sum + count, 0), all: counted })}
        </p>
      )}
      {found.length === 0 && <p className="py-6 text-center text-sm text-muted">{t('leagues.notFound')}</p>}
      <ul aria-label={t('leagues.title')}>
        {found.map(({ league, count }) => (
          <li key={league.id} className="flex items-center gap-2 border-b border-line last:border-b-0">
            <Checkbox
              className="min-w-0 flex-1"
              checked={isPicked(draft, league.id)}
              onCheckedChange={(checked) => setDraft(withPicked(draft, league.id, checked))}
            >
              <span className="flex min-w-0 items-center gap-2">
                <LeagueMark league={league} />
                <span className="min-w-0">{league.name}</span>
              </span>
            </Checkbox>
            <span className="numeric text-xs text-muted">{count}</span>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
