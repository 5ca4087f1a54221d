import type { Compilable, CompiledQuery, Kysely as Builder } from 'kysely';
import type { Database } from './database';
import { atOnceOf } from './sqlite';

/** Stands in a query that is built for a value that is known when it is asked, or for one of a list. */
class Place {
  constructor(
    readonly name: string,
    readonly index?: number,
  ) {}
}

type Values = Readonly<Record<string, unknown>>;
type Text<Result> = CompiledQuery<Result>;

/** Names a value of the query where it is built. */
export type ValueOf<Given extends object> = <Name extends keyof Given & string>(name: Name) => Given[Name];

/** Asks a kept query of a database, or of the transaction that runs in it. */
export type KeptQuery<Given extends object, Result> = (
  db: Builder<Database>,
  values: Given,
) => Promise<readonly Result[]>;

/**
 * A query whose text is made once for a database, and asked with other values each time: to build and to print it takes longer
 * than to ask it. For queries of every call, such as who a token belongs to. Its text may not depend on the values, which are
 * columns' or conditions' whole values, or lists for `in`, of which each length has a text of its own; a condition must not be met
 * by comparing with null.
 * @param build the query with `value('name')` wherever a value stands
 */
export function keptQuery<Given extends object, Result>(
  build: (db: Builder<Database>, value: ValueOf<Given>) => Compilable<Result>,
): KeptQuery<Given, Result> {
  // All that is opened on one database, its transactions among them, share its adapter.
  const texts = new WeakMap<object, Map<string, Text<Result>>>();

  function textFor(db: Builder<Database>, values: Given): Text<Result> {
    const { adapter } = db.getExecutor();
    let known = texts.get(adapter);
    if (known === undefined) texts.set(adapter, (known = new Map()));
    const lengths = lengthsOf(values as Values);
    let text = known.get(lengths);
    if (text === undefined) known.set(lengths, (text = build(db, placesFor(values)).compile()));
    return text;
  }

  return async (db, values) => {
    const text = textFor(db, values);
    const parameters = text.parameters.map((given) =>
      given instanceof Place ? valueAt(given, values as Values) : given,
    );
    const atOnce = atOnceOf(db.getExecutor().adapter);
    if (atOnce !== undefined && (db.isTransaction || atOnce.isFree()))
      return atOnce.ask(text.sql, parameters) as readonly Result[];
    const { rows } = await db.executeQuery<Result>({ ...text, parameters });
    return rows;
  };
}

function lengthsOf(values: Values): string {
  let lengths = '';
  for (const name in values) {
    const value = values[name];
    if (Array.isArray(value)) lengths += `${name} ${String(value.length)} `;
  }
  return lengths;
}

function placesFor<Given extends object>(values: Given): ValueOf<Given> {
  const place = (name: string): unknown => {
    const value = (values as Values)[name];
    return Array.isArray(value) ? value.map((_, index) => new Place(name, index)) : new Place(name);
  };
  return place as ValueOf<Given>;
}

function valueAt({ name, index }: Place, values: Values): unknown {
  const value = values[name];
  return index === undefined ? value : (value as readonly unknown[])[index];
}
