import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { gameMoney, type WithGameMoney } from './game-money';

/** Where money of a venue stands that comes back, or goes along. Nothing is drawn where none moves. */
export function MoneyNotice({
  subject,
  currency,
}: {
  readonly subject: string;
  readonly currency: string | undefined;
}) {
  const { t } = useTranslation('games');
  const progress = useSelector((state: WithGameMoney) => gameMoney.select(state, subject));
  const steps = useWriteSteps(gameMoney, progress);
  const came = progress.status === 'succeeded' ? progress.end.amount : undefined;
  const end =
    came === undefined || progress.status !== 'succeeded' || progress.order.direction === 'in'
      ? undefined
      : compareMoney(came, ZERO) === 0
        ? t('playPage.back.nothing')
        : t('playPage.back.came', { amount: formatAmount(came, currency) });
  const texts = { stages: 'playPage.back', steps: 'playPage.steps' };
  return <ProgressNotice {...writeNotice(progress, t, texts, steps, end)} className="w-full" />;
}
