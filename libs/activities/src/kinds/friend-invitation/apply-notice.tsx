import { useCloseOnLeave, useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { applyWrite, type WithApply } from './apply-write';

/** Where the last application stands, in words, and what the rules have decided. @param activity its id */
export function ApplyNotice({ activity }: { readonly activity: string }) {
  const { t } = useTranslation('activities');
  const apply = useSelector((state: WithApply) => applyWrite.select(state, activity));
  const steps = useWriteSteps(applyWrite, apply);
  useCloseOnLeave(applyWrite);
  const end =
    apply.status === 'succeeded'
      ? t(`friendInvitation.decided.${apply.end.state}`, { note: apply.end.note ?? '' })
      : undefined;
  return (
    <ProgressNotice
      {...writeNotice(apply, t, { stages: 'friendInvitation.write', steps: 'engine.steps' }, steps, end)}
    />
  );
}
