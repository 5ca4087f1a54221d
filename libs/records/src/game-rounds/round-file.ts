import { amountHead, csvFile, type RecordFile } from '@heptad/file-export';
import { dayKey, formatTime, subtractMoney } from '@heptad/formatting';
import type { RoundRecord } from './round-queries';

/** The words of the file. */
export interface RoundFileWords {
  readonly t: (key: string) => string;
  readonly currency: string | undefined;
}

const COLUMNS = ['number', 'area', 'game', 'state', 'startedAt', 'settledAt', 'stake', 'win', 'net'] as const;
const AMOUNTS: ReadonlySet<string> = new Set(['stake', 'win', 'net']);

const moment = (at: number | undefined): string =>
  at === undefined ? '' : `${dayKey(at)} ${formatTime(at)}`;

/** Begins a file of rounds with its head; each page of them is written as it comes. */
export function roundFile(name: string, { t, currency }: RoundFileWords): RecordFile<RoundRecord> {
  const head = COLUMNS.map((column) => {
    const word = t(`gameRounds.columns.${column}`);
    return AMOUNTS.has(column) ? amountHead(word, currency) : word;
  });
  return csvFile(name, head, (rounds: readonly RoundRecord[]) =>
    rounds.map((round) => [
      round.id,
      t(`gameRounds.areas.${round.area}`),
      round.name,
      t(`gameRounds.states.${round.state}`),
      moment(round.startedAt),
      moment(round.settledAt),
      round.stake,
      round.win,
      round.state === 'settled' ? subtractMoney(round.win, round.stake) : '',
    ]),
  );
}
