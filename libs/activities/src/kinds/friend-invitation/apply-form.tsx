import { useServices } from '@heptad/feature-module';
import { isWriteOpen } from '@heptad/idempotent-write';
import { Button, Chip, Icon, TextField } from '@heptad/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ActivityOf } from '../../engine/activity';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import type { ActivitiesServices } from '../../services';
import { applyWrite, type WithApply } from './apply-write';
import { applicable } from './friend-states';

const LONGEST = 32;

/** Names a friend, by the list of those who qualify or by the account, and applies. */
export function ApplyForm({ activity }: { readonly activity: ActivityOf<'friendInvitation'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const dispatch = useDispatch();
  const apply = useSelector((state: WithApply) => applyWrite.select(state, activity.id));
  const [account, setAccount] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const { obstacle, board } = activity;
  if (!mayPlay(activity, clock))
    return (
      <p className="flex items-start gap-2 rounded-m bg-sunken p-3 text-sm text-muted">
        <Icon name="info" className="mt-0.5 size-4" />
        <span className="min-w-0">{obstacle ?? t('friendInvitation.notNow')}</span>
      </p>
    );
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const friend = chosen ?? account.trim();
    setMissing(friend === '');
    if (friend !== '' && !isWriteOpen(apply))
      dispatch(applyWrite.actions.writeRequested({ activity: activity.id, friend }));
  };
  return (
    <SectionCard title={t('friendInvitation.apply')}>
      <form onSubmit={send} className="flex flex-col gap-4" noValidate>
        {applicable(board).length > 0 && (
          <div role="group" aria-label={t('friendInvitation.qualified')} className="flex flex-wrap gap-2">
            {applicable(board).map(({ id, name }) => (
              <Chip
                key={id}
                selected={chosen === id}
                onClick={() => setChosen(chosen === id ? undefined : id)}
              >
                {name}
              </Chip>
            ))}
          </div>
        )}
        {chosen === undefined && (
          <TextField
            label={t('friendInvitation.account')}
            value={account}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setAccount(event.target.value)}
            {...(missing && { error: t('friendInvitation.missing') })}
          />
        )}
        <Button block type="submit" busy={isWriteOpen(apply)}>
          {t('friendInvitation.send')}
        </Button>
      </form>
    </SectionCard>
  );
}
