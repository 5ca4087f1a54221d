import { useCurrency } from '@heptad/session';
import { useSelector } from 'react-redux';
import { gameMoney, subjectOfMoney, type WithGameMoney } from './game-money';
import { isNews } from './money-news';
import { MoneyNotice } from './money-notice';

/** The last movements of games' money, each until the member has read it. */
export function MoneyBack() {
  const currency = useCurrency();
  const all = useSelector((state: WithGameMoney) => gameMoney.selectAll(state));
  const subjects = [...new Set(all.filter(isNews).map(({ order }) => subjectOfMoney(order)))];
  return (
    <div className="fixed inset-x-3 bottom-[calc(72px+var(--inset-bottom,0px))] z-40 mx-auto flex max-w-md flex-col gap-2 lg:bottom-6">
      {subjects.map((subject) => (
        <MoneyNotice key={subject} subject={subject} currency={currency} />
      ))}
    </div>
  );
}
