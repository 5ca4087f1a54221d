import { fromMinorUnits } from '@heptad/formatting';
import type { SimName } from '@heptad/sandbox-simulation';
import type { PrizeRow } from './activity';

const named = (amount: bigint): SimName => {
  const text = fromMinorUnits(amount).replace(/\.00$/, '');
  return { 'zh-CN': `${text} 元`, 'zh-TW': `${text} 元`, en: text };
};

/** A row that is drawn. @param cents minor units of play money; zero for the row without a prize */
export function drawnRow(id: string, cents: bigint, weight: number, stock?: number): PrizeRow {
  const isNothing = cents === 0n;
  return {
    id,
    name: isNothing ? { 'zh-CN': '谢谢参与', 'zh-TW': '謝謝參與', en: 'No prize' } : named(cents),
    kind: isNothing ? 'nothing' : 'money',
    amount: cents,
    weight,
    ...(stock !== undefined && { stock }),
  };
}

/** A row that is reached. @param name what has to be done */
export function stepRow(
  id: string,
  name: SimName,
  target: bigint,
  amount: bigint,
  counts: 'money' | 'count' = 'count',
): PrizeRow {
  return { id, name, kind: 'money', amount, target, counts };
}
