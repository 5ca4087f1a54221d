import { useServices } from '@heptad/feature-module';
import { compareMoney, formatDateTime, formatResult, money, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Button, Icon, type BadgeTone } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import type { ActivityRecord } from '../activity';
import { ProofCheck } from '../proof/proof-check';

const TONES: Readonly<Record<ActivityRecord['state'], BadgeTone>> = {
  paid: 'success',
  toClaim: 'accent',
  expired: 'muted',
  nothing: 'muted',
  waiting: 'muted',
  right: 'success',
  wrong: 'muted',
  void: 'muted',
};

interface RecordRowProps {
  readonly record: ActivityRecord;
  /** Says which activity it is of. */
  readonly named: boolean;
}

/** One line of records: what came of it, when, what was paid; its numbers and the proof of a draw open below. */
export function RecordRow({ record, named }: RecordRowProps) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { recordNo, activity, text, amount, state, at, orderNo, proof } = record;
  const won = compareMoney(money(amount), ZERO) > 0;
  return (
    <li className="flex min-w-0 flex-col gap-2 px-4 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="text-sm [overflow-wrap:anywhere] text-text">{text}</span>
          <span className="text-xs [overflow-wrap:anywhere] text-muted tabular-nums">
            {named && `${activity.title} · `}
            {formatDateTime(at, language.current())}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          {won && (
            <span className="numeric text-base font-semibold text-gain">
              {formatResult(amount, currency)}
            </span>
          )}
          <Badge tone={TONES[state]}>{t(`engine.recordState.${state}`)}</Badge>
        </span>
      </div>
      <Button
        size="s"
        variant="plain"
        className="-ml-3 self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        trailing={<Icon name={open ? 'chevronUp' : 'chevronDown'} className="size-4" />}
      >
        {t(proof === undefined ? 'engine.numbers' : 'engine.numbersAndProof')}
      </Button>
      {open && (
        <div id={id} className="flex flex-col gap-3 rounded-m bg-sunken p-3">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            <dt className="text-muted">{t('engine.recordNo')}</dt>
            <dd className="[overflow-wrap:anywhere] tabular-nums">{recordNo}</dd>
            {orderNo !== undefined && (
              <>
                <dt className="text-muted">{t('engine.orderNo')}</dt>
                <dd className="[overflow-wrap:anywhere] tabular-nums">{orderNo}</dd>
              </>
            )}
          </dl>
          {proof !== undefined && <ProofCheck proof={proof} />}
        </div>
      )}
    </li>
  );
}
