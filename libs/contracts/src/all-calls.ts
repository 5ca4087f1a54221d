import * as AREAS from './areas';
import type { Call } from './define-call';

type Areas = typeof AREAS;

type CallNames<Area> = { [Name in keyof Area]: Area[Name] extends Call ? Name : never }[keyof Area];

/** A call's area and its name there, `wallet.transfer`. */
export type CallId = {
  [Area in keyof Areas]: `${Area}.${CallNames<Areas[Area]> & string}`;
}[keyof Areas];

type AllCalls = {
  readonly [Id in CallId]: Id extends `${infer Area extends keyof Areas}.${infer Name}`
    ? Areas[Area][Name & keyof Areas[Area]]
    : never;
};

/** An area holds schemas, numbers and functions too; nothing but a call says whether it may be repeated. */
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'safety' in value;

const named = Object.entries(AREAS).flatMap(([area, exported]) =>
  Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
    isCall(value) ? [[`${area}.${name}`, value] as const] : [],
  ),
);

/**
 * Every call by its id, for the sandbox, the API reference and tests. A client imports the areas that it calls: this table
 * would bring all of them.
 */
export const ALL_CALLS = Object.fromEntries(named) as AllCalls;
