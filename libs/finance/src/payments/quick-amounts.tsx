import { type Money, shortAmount, typedMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Chip } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface QuickAmountsProps {
  readonly amounts: readonly Money[];
  /** The one that the field holds, where it is one of them. */
  readonly chosen?: Money | undefined;
  /** @param text the amount as a member would have typed it */
  readonly onChoose: (text: string) => void;
  /** More chips behind the amounts. */
  readonly children?: ReactNode;
}

/** Amounts that a tap puts into the field. */
export function QuickAmounts({ amounts, chosen, onChoose, children }: QuickAmountsProps) {
  const currency = useCurrency();
  return (
    <div className="flex flex-wrap gap-2">
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === chosen} onClick={() => onChoose(typedMoney(amount))}>
          {shortAmount(amount, currency)}
        </Chip>
      ))}
      {children}
    </div>
  );
}
