import { useLabels } from '@heptad/feature-module';
import { compareMoney, formatAmount, money, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Button, useIntoView } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayResult } from '../activity';
import { SectionCard } from './section-card';

interface OutcomeCardProps {
  /** Nothing is shown without one. */
  readonly result: PlayResult | undefined;
  /** In the words of the kind, where those of the platform are not enough. */
  readonly text?: string;
  /** The reader stays where the next play is: one follows the other. */
  readonly stays?: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What came of a play: in words, and what was paid under which number. A play without a prize is said as plainly as one with. */
export function OutcomeCard({ result, text, stays = false, onClose, children }: OutcomeCardProps) {
  const { t } = useTranslation('activities');
  const labels = useLabels();
  const currency = useCurrency();
  const part = useIntoView<HTMLDivElement>(stays ? undefined : result?.playNo);
  const paid = result !== undefined && compareMoney(money(result.paid), ZERO) > 0;
  return (
    <div ref={part} role="status" aria-live="polite" className="scroll-my-[96px] empty:hidden">
      {result !== undefined && (
        <SectionCard title={t('engine.outcome.title')}>
          <p className={`text-xl font-semibold break-words ${paid ? 'text-link' : 'text-text'}`}>
            {text ??
              (paid ? t('engine.outcome.won', { prize: formatAmount(result.paid, currency) }) : result.text)}
          </p>
          {children}
          {paid && (
            <p className="text-sm text-muted tabular-nums">
              {t('engine.outcome.paid', { amount: formatAmount(result.paid, currency), ...labels })}
              {result.orderNo !== undefined && (
                <span className="block [overflow-wrap:anywhere]">
                  {t('engine.outcome.orderNo', { orderNo: result.orderNo })}
                </span>
              )}
            </p>
          )}
          <Button variant="secondary" size="s" className="self-end" onClick={onClose}>
            {t('engine.steps.close')}
          </Button>
        </SectionCard>
      )}
    </div>
  );
}
