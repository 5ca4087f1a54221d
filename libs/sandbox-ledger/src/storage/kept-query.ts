import type { Compilable, CompiledQuery, Kysely as Builder } from 'kysely';
import type { Database } from './database';

/** Stands in a query that is built for a value that is known when it is asked. */
class Place {
  constructor(readonly name: string) {}
}

type Values = Readonly<Record<string, unknown>>;

/** Names a value of the query where it is built. */
export type ValueOf<Given extends Values> = <Name extends keyof Given & string>(name: Name) => Given[Name];

/** Asks a kept query of a database, or of the transaction that runs in it. */
export type KeptQuery<Given extends Values, Result> = (
  db: Builder<Database>,
  values: Given,
) => Promise<readonly Result[]>;

/**
 * A query whose text is made once for a database, and asked with other values each time: to build and to print it takes longer
 * than to ask it. For queries of every call, such as who a token belongs to. Its text may not depend on the values, which are
 * columns' or conditions' whole values; a condition must not be met by comparing with null.
 * @param build the query with `value('name')` wherever a value stands
 */
export function keptQuery<Given extends Values, Result>(
  build: (db: Builder<Database>, value: ValueOf<Given>) => Compilable<Result>,
): KeptQuery<Given, Result> {
  const place = ((name: string) => new Place(name)) as unknown as ValueOf<Given>;
  // All that is opened on one database, its transactions among them, share its adapter.
  const texts = new WeakMap<object, CompiledQuery<Result>>();

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let text = texts.get(adapter);
    if (text === undefined) texts.set(adapter, (text = build(db, place).compile()));
    const parameters = text.parameters.map((given) => (given instanceof Place ? values[given.name] : given));
    const { rows } = await db.executeQuery<Result>({ ...text, parameters });
    return rows;
  };
}
