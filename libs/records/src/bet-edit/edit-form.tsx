import { BET_LEGS } from '@heptad/contracts';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { MoneyField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSelection } from './add-selection';
import { EditLeg } from './edit-leg';
import type { EditTerms } from './edit-queries';
import type { Edit } from './edit-rules';
import { EditSummary } from './edit-summary';
import type { BetEdit } from './use-bet-edit';

export interface EditFormProps {
  readonly state: BetEdit;
  readonly terms: EditTerms;
  readonly edit: Edit;
  /** The edit is on its way: nothing can be chosen. */
  readonly locked: boolean;
}

/** The bet as it shall be: its selections, its stake, and old and new side by side. */
export function EditForm({ state, terms: { bet, matches }, edit, locked }: EditFormProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  /** The match whose markets are open to choose from. */
  const [choosing, setChoosing] = useState<string>();
  const { draft, setDraft, stake, setStake, add } = state;
  const problem = edit.ok ? undefined : edit.problem;
  const stakeProblem =
    problem === 'badStake' || problem === 'stakeLowered' ? t(`edit.${problem}`) : undefined;
  return (
    <fieldset disabled={locked} className="flex min-w-0 flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {draft.map((leg) => (
          <EditLeg
            key={leg.matchId}
            leg={leg}
            match={matches.find(({ id }) => id === leg.matchId)}
            open={choosing === leg.matchId}
            onOpen={(open) => setChoosing(open ? leg.matchId : undefined)}
            onChoose={(wanted) => {
              setDraft(draft.map((each) => (each === leg ? { ...each, wanted } : each)));
              setChoosing(undefined);
            }}
            onRemove={draft.length > 1 ? () => setDraft(draft.filter((each) => each !== leg)) : undefined}
          />
        ))}
      </ul>
      {draft.length < BET_LEGS.combo && (
        <AddSelection
          venue={bet.venue}
          sport={bet.legs[0]?.sport}
          taken={draft.map(({ matchId }) => matchId)}
          onAdd={add}
        />
      )}
      <MoneyField
        label={t('edit.stake')}
        description={t('edit.stakeHint', { stake: formatAmount(bet.stake, currency) })}
        value={stake}
        onValueChange={setStake}
        {...(stakeProblem !== undefined && { error: stakeProblem })}
      />
      {(problem === 'held' || problem === 'sameMatch') && (
        <p role="status" className="text-sm text-warning">
          {t(`edit.${problem}`)}
        </p>
      )}
      <EditSummary bet={bet} edit={edit} />
      <p className="text-xs text-muted">{t('edit.rule')}</p>
    </fieldset>
  );
}
