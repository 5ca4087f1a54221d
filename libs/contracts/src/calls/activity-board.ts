import * as v from 'valibot';
import { count, epochMs, flag, idText, moneyText } from '../fields';
import { day, month, path, percent, ranking, step } from './activity-board-fields';
import { european, eventTopic, raceGuess, racePage } from './activity-match-boards';

/** Sign-in with gifts: the days of the run; make-up days are played with `choice.day`. */
const signHaveGifts = v.object({
  kind: v.literal('signHaveGifts'),
  today: day,
  /** When the next day begins. */
  nextDayAt: epochMs,
  days: v.array(
    v.object({
      day,
      state: v.picklist(['signed', 'madeUp', 'missed', 'today', 'coming']),
      /** What the day gives. */
      amount: moneyText,
    }),
  ),
  signed: count,
  streak: count,
  makeUps: v.object({ left: count, total: count }),
  /** Prizes for so many days of the run in all. */
  steps: v.array(step),
});

/** A wheel: the prize table's ids in the order in which they stand around it. */
const themedLottery = v.object({
  kind: v.literal('themedLottery'),
  segments: v.array(idText),
  last: v.array(v.object({ name: v.string(), prize: v.string(), at: epochMs })),
});

const newTask = v.object({ kind: v.literal('newTask'), steps: v.array(step) });

/** First deposit: a match of it, then steps of turnover. */
const firstDeposit = v.object({
  kind: v.literal('firstDeposit'),
  /** Until when the deposit counts for this member. */
  depositUntil: epochMs,
  /** The member's first deposit within it; left out until there is one. */
  deposit: v.optional(moneyText),
  least: moneyText,
  /** How much of it is given on top, per cent, and at most. */
  ratio: percent,
  most: moneyText,
  /** What the deposit earns. */
  matched: moneyText,
  steps: v.array(step),
});

/** Cards to turn over: a play says which by `choice.place`; a round ends when all are up. */
const luckyFlip = v.object({
  kind: v.literal('luckyFlip'),
  cards: v.array(
    v.object({ place: count, up: flag, prizeId: v.optional(idText), name: v.optional(v.string()) }),
  ),
  round: count,
  ...ranking,
});

/** Boxes, of which each play opens one (`choice.place`); what is inside was fixed by the promised seed. */
const drawGift = v.object({
  kind: v.literal('drawGift'),
  boxes: count,
  last: v.array(v.object({ name: v.string(), prize: v.string(), at: epochMs })),
});

/** A salary by last month's turnover; the highest tier alone is paid. */
const monthMoney = v.object({
  kind: v.literal('monthMoney'),
  /** The month that counted, and what was bet in it. */
  month,
  turnover: moneyText,
  /** The month that runs, for the next salary. */
  running: v.object({ month, turnover: moneyText }),
  tiers: v.array(
    v.object({
      id: idText,
      from: moneyText,
      amount: moneyText,
      state: v.picklist(['below', 'own', 'claimed', 'passed']),
    }),
  ),
});

/** Gifts for turnover by kind of venue. */
const bettingGift = v.object({
  kind: v.literal('bettingGift'),
  venues: v.array(v.object({ kind: idText, name: v.string(), turnover: moneyText })),
  steps: v.array(step),
});

/** Loss back: the last stretch that is over, and the one that runs. */
const kingReturn = v.object({
  kind: v.literal('kingReturn'),
  from: epochMs,
  until: epochMs,
  /** What was lost in it; zero for a win. */
  loss: moneyText,
  ratio: percent,
  least: moneyText,
  most: moneyText,
  /** What comes back; zero where the loss is below the least. */
  back: moneyText,
  state: v.picklist(['none', 'reached', 'claimed', 'gone']),
  running: v.object({ from: epochMs, until: epochMs, loss: moneyText }),
});

/** Red packets that fall at set hours. A play within `running` is one packet; the platform alone decides what is in it. */
const redPackRain = v.object({
  kind: v.literal('redPackRain'),
  /** The hours of each day by the platform's clock, `20:00`. */
  hours: v.array(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))),
  nextAt: epochMs,
  seconds: count,
  running: v.optional(
    v.object({
      id: idText,
      startsAt: epochMs,
      endsAt: epochMs,
      /** Packets that the member opened in it, and how many may be. */
      opened: count,
      most: count,
      won: moneyText,
    }),
  ),
});

/** Five kicks; `choice.place` is a corner of the goal. Prizes are by the goals of a whole shoot-out. */
const penaltyIntoGold = v.object({
  kind: v.literal('penaltyIntoGold'),
  corners: count,
  total: count,
  kicks: v.array(v.object({ place: count, keeper: count, goal: flag })),
  goals: count,
});

/** Cards to collect: a play draws one; a whole set is a prize to claim. */
const happyCard = v.object({
  kind: v.literal('happyCard'),
  cards: v.array(v.object({ id: idText, name: v.string(), have: count })),
  /** Sets that are whole, claimed ones among them. */
  sets: count,
});

/** Nothing but its head and rules; `path` leads to what it is about. */
const pureDisplay = v.object({ kind: v.literal('pureDisplay'), path: v.optional(path) });

/** Friends: the member's own code, who came by it, and what they still need for the prize. */
const friendInvitation = v.object({
  kind: v.literal('friendInvitation'),
  /** Left out for guests. */
  code: v.optional(idText),
  /** The page of registration with the code in it. */
  path: v.optional(path),
  needs: v.object({ deposits: moneyText, turnover: moneyText }),
  /** What one friend brings. */
  amount: moneyText,
  friends: v.array(
    v.object({
      id: idText,
      /** Masked. */
      name: v.string(),
      joinedAt: epochMs,
      deposits: moneyText,
      turnover: moneyText,
      state: v.picklist(['registered', 'deposited', 'qualified', 'applied', 'paid']),
    }),
  ),
  applications: v.array(
    v.object({
      applicationNo: idText,
      name: v.string(),
      state: v.picklist(['approved', 'refused', 'paid']),
      note: v.optional(v.string()),
      at: epochMs,
    }),
  ),
});

/** A ranking of members by the highest bet that a friend of theirs has won. */
const friendPeakBet = v.object({ kind: v.literal('friendPeakBet'), ...ranking });

/** A board as the platform has it; specs and the platform hold their answers against it. */
export const knownBoard = v.variant('kind', [
  signHaveGifts,
  themedLottery,
  newTask,
  firstDeposit,
  luckyFlip,
  drawGift,
  monthMoney,
  bettingGift,
  kingReturn,
  racePage,
  redPackRain,
  penaltyIntoGold,
  happyCard,
  raceGuess,
  european,
  eventTopic,
  pureDisplay,
  friendInvitation,
  friendPeakBet,
]);

/** What only a kind's own page shows; a board that this build does not know is read as a display-only one, never as an error. */
export const board = v.fallback(knownBoard, { kind: 'pureDisplay' });
