import { drawsOf, Emblem, EMBLEM_COLORS, type EmblemDivision, type EmblemShape } from '@heptad/ui-kit';
import type { PayoutAccount } from './payout-account';

// The order and the length of these lists decide every mark: whatever is changed in them changes the marks that members know.
const SHAPES = ['roundel', 'square', 'hexagon', 'octagon', 'seal'] as const satisfies readonly EmblemShape[];
const DIVISIONS = [
  'halves',
  'quarters',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'cross',
] as const satisfies readonly EmblemDivision[];

/** A bank's mark, or that of another kind of account: our own drawing by rule, no copy of a real one. */
export function AccountMark({
  account: { kind, label, bank },
  size = 32,
}: {
  readonly account: Pick<PayoutAccount, 'kind' | 'label'> & { readonly bank?: string | undefined };
  readonly size?: number;
}) {
  // The networks of a coin have a mark each, and no label that a language changes decides one.
  const draw = drawsOf(bank ?? (kind === 'coin' ? label : kind));
  return (
    <Emblem
      shape={draw(SHAPES)}
      division={draw(DIVISIONS)}
      color={draw(EMBLEM_COLORS)}
      second="#ffffff"
      size={size}
    />
  );
}
