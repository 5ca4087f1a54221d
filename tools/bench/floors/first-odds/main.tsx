// Stands for the least a page can do that shows live prices: the calls of the real page, its stylesheet and as many cells
// as it draws, on the packages it stands on, with nothing between the answer and the cells.
import 'virtual:brand.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { begun, startFoundation, useLazyCallQuery } from '../foundation/foundation';
import { asSent, recordingSchema, type RecordedCall } from './recording';

const recording = v.parse(
  recordingSchema,
  JSON.parse(document.getElementById('recording')?.textContent ?? ''),
);

const answer = v.object({
  Events: v.array(
    v.object({
      EventId: v.number(),
      MarketLines: v.array(v.object({ WagerSelections: v.array(v.object({ Odds: v.number() })) })),
    }),
  ),
});

/** All prices of a list's answer, in the order in which it brings them. */
const pricesOf = (list: unknown): string[] =>
  v
    .parse(answer, list)
    .Events.flatMap(({ MarketLines }) => MarketLines.flatMap(({ WagerSelections }) => WagerSelections))
    .map(({ Odds }) => Odds.toFixed(2));

function Page() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [call] = useLazyCallQuery();
  const [prices, setPrices] = useState<readonly string[]>([]);
  useEffect(() => {
    const send = (recorded: RecordedCall) => call(asSent(recorded)).unwrap();
    async function askInTurn(): Promise<void> {
      let answers: unknown[] = [];
      for (const step of recording.inTurn) answers = await Promise.all(step.map(send));
      setPrices(pricesOf(answers.at(-1)).slice(0, recording.cells));
    }
    dispatch(begun());
    for (const each of recording.together) void send(each);
    void askInTurn();
  }, [call, dispatch]);
  return (
    <main aria-label={t('title')}>
      {prices.map((price, place) => (
        <button key={place} type="button" className={recording.cellClass}>
          <span className="odds-value numeric text-[15px]">{price}</span>
        </button>
      ))}
    </main>
  );
}

startFoundation(Page);
