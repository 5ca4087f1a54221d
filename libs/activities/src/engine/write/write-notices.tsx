import { useLabels } from '@heptad/feature-module';
import { useCloseOnLeave, useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { claimWrite, playWrite, type WithClaim, type WithPlay } from './activity-write';

interface NoticeProps {
  /** The activity's id. */
  readonly activity: string;
}

/** Where the last play stands, in words, with what the member can do about it; says what came of it unless the page shows that itself. */
export function PlayNotice({ activity, showsEnd = true }: NoticeProps & { readonly showsEnd?: boolean }) {
  const { t } = useTranslation('activities');
  const play = useSelector((state: WithPlay) => playWrite.select(state, activity));
  const steps = useWriteSteps(playWrite, play);
  // News of a play that has ended is for the page it was made on.
  useCloseOnLeave(playWrite);
  if (play.status === 'succeeded' && !showsEnd) return null;
  const end = play.status === 'succeeded' ? play.end.text : undefined;
  return (
    <ProgressNotice {...writeNotice(play, t, { stages: 'engine.play', steps: 'engine.steps' }, steps, end)} />
  );
}

/** Where the last claim stands, in words, with what the member can do about it. */
export function ClaimNotice({ activity }: NoticeProps) {
  const { t } = useTranslation('activities');
  const labels = useLabels();
  const claim = useSelector((state: WithClaim) => claimWrite.select(state, activity));
  const steps = useWriteSteps(claimWrite, claim);
  useCloseOnLeave(claimWrite);
  const prize = claim.status === 'idle' ? '' : claim.order.prize;
  return (
    <ProgressNotice
      {...writeNotice(
        claim,
        t,
        { stages: 'engine.claim', steps: 'engine.steps', values: { prize, ...labels } },
        steps,
      )}
    />
  );
}
