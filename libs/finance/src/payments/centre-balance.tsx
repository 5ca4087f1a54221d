import { currencySign } from '@heptad/formatting';
import { useBrand, useServices } from '@heptad/feature-module';
import type { ReactNode } from 'react';
import type { FinanceServices } from '../services';

export interface CentreBalanceProps {
  /** As it is shown: formatted, hidden, or a dash while it is not known. */
  readonly amount: string;
  /** Its code, where the amount is shown. */
  readonly currency?: string | undefined;
  /** One line below it. */
  readonly children?: ReactNode;
}

/** What is in the centre wallet, at the head of the pages on which money is moved. */
export function CentreBalance({ amount, currency, children }: CentreBalanceProps) {
  const { config } = useBrand();
  const { language } = useServices<FinanceServices>();
  return (
    <section className="rounded-l bg-head-special px-5 py-4 text-on-head-special shadow-1">
      <h2 className="text-sm">{config.labels.centreWallet[language.current()]}</h2>
      <p className="mt-1 text-3xl font-semibold break-words tabular-nums">
        {currencySign(currency)}
        <span data-testid="centre-balance">{amount}</span>
      </p>
      <p className="mt-1 min-h-4 text-xs tabular-nums">{children}</p>
    </section>
  );
}
