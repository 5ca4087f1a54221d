import * as v from 'valibot';

/** An amount on the wire: a decimal string with at most two decimals, never a number. */
export const moneyText = v.pipe(v.string(), v.regex(/^-?\d{1,13}(\.\d{1,2})?$/));

/** An amount that a member asks to move: above zero. */
export const positiveMoneyText = v.pipe(v.string(), v.regex(/^(?!0+(\.0+)?$)\d{1,13}(\.\d{1,2})?$/));

/** A point in time in milliseconds since 1970, none that no calendar can write: pages show it as a date. */
export const epochMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** A point in time as some venues write it: {@link epochMs}, or its digits. */
export const wireTime = v.union([epochMs, v.pipe(v.string(), v.regex(/^\d{1,15}$/))]);

/** What is counted in a match, goals or seconds: pages tell each step of it. */
export const playCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

/** A yes or no as the platform writes it. */
export const flag = v.picklist([0, 1]);

/** A name of a thing that has no meaning of its own. */
export const idText = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Where a picture is. Whether it may be shown, the page that shows it judges by the deployment's picture origins (OPEN-053). */
export const pictureAddress = v.pipe(v.string(), v.minLength(1), v.maxLength(2_048));

/** A number of things. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An identifier that may exceed 2^53: digits as text, or a number where it is small enough (CALL-013). */
export const bigId = v.union([
  v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  v.pipe(v.number(), v.safeInteger()),
]);

/** An IANA name, `Asia/Shanghai`. */
export const timeZone = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/));

/** An answer that says nothing beyond success. */
export const nothing = v.unknown();

/** A call that is sent without fields of its own. */
export const noFields = v.object({});

/** European odds with two decimals, as the platform's own calls write them. */
export const oddsText = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/));

/** A score of both sides. */
export const score = v.object({ home: playCount, away: playCount });

/** In which the names of an answer are written. */
export const language = v.picklist(['zh-CN', 'zh-TW', 'en']);

/** A notation of odds as the venues number them: 1 Malay, 2 Hong Kong, 3 European, 4 Indonesian (SPORT-015). */
export const oddsNotation = v.picklist([1, 2, 3, 4]);

/** Fields of a request for one page of a list; pages are counted from 1. */
export const pageFields = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

/** An optional span of time, both ends included. */
export const spanFields = { from: v.optional(epochMs), to: v.optional(epochMs) };

/** The answer's form of one page of a list. `total` counts the whole list. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), total: count, page: count, size: count });
}
