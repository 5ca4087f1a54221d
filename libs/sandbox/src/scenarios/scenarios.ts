import * as v from 'valibot';

const effect = v.union([
  v.strictObject({
    code: v.union([v.number(), v.string()]),
    /** Null: the answer carries none (ERR-012). */
    message: v.optional(v.nullable(v.string())),
    data: v.optional(v.unknown()),
  }),
  v.strictObject({ status: v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(599)) }),
  v.strictObject({ latency: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)) }),
  v.strictObject({ malformed: v.picklist(['json', 'shape', 'truncated']) }),
  v.strictObject({ drop: v.picklist(['before', 'after']) }),
  v.strictObject({ socket: v.picklist(['close', 'silence', 'garbage']) }),
]);

/** A scenario as it is posted: bad luck for a path, for everybody or one member, for a number of times or until removed. */
export const scenarioSchema = v.pipe(
  v.strictObject({
    /** Exact, or a beginning followed by `*`, or `socket`. */
    path: v.pipe(v.string(), v.regex(/^(\/[^*]*\*?|\*|socket)$/, 'path: exact, ending in *, or socket')),
    /** The member's name. */
    member: v.optional(v.pipe(v.string(), v.minLength(1))),
    effect,
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check(
    ({ path, effect: chosen }) => (path === 'socket') === 'socket' in chosen,
    'a socket effect belongs to the path socket, and no other effect does',
  ),
);

export type ScenarioInput = v.InferOutput<typeof scenarioSchema>;
export type ScenarioEffect = ScenarioInput['effect'];
export type SocketEffect = Extract<ScenarioEffect, { socket: unknown }>['socket'];

export interface Scenario extends ScenarioInput {
  readonly id: string;
}

/** What scenarios make of one request: a delay first, then at most one thing that goes wrong. */
export interface ScenarioFault {
  readonly delay: Delay | undefined;
  readonly effect: ScenarioEffect | undefined;
}

export interface Delay {
  readonly ms: number;
  /** Ends it before its time: its scenario was removed. */
  readonly ended: AbortSignal;
}

/** The switched-on scenarios, in memory. */
export interface Scenarios {
  list(): readonly Scenario[];
  /** Switches one on; the newest wins. Throws a ValiError for anything but a scenario. */
  add(input: unknown): Scenario;
  /** Switches one off, or all of them; what is held up by them goes on at once. */
  remove(id?: string): void;
  /** What happens to a request; counts the `times` down. `member` is the name, as far as it is known. */
  take(path: string, member: string | undefined): ScenarioFault;
  /** Told of every new scenario, so that open sockets can feel it. Gives the way to leave. */
  onAdd(listener: (scenario: Scenario) => void): () => void;
  /** Whether any scenario asks who the member is. */
  asksForMember(): boolean;
}

export function createScenarios(): Scenarios {
  let scenarios: Scenario[] = [];
  let lastId = 0;
  // Kept when the times of a scenario have run out: what it holds up can still be let go.
  const ends = new Map<string, AbortController>();
  const listeners = new Set<(scenario: Scenario) => void>();

  function countDown(scenario: Scenario): void {
    if (scenario.times === undefined) return;
    const left = scenario.times - 1;
    scenarios = scenarios.flatMap((other) => {
      if (other.id !== scenario.id) return [other];
      return left === 0 ? [] : [{ ...other, times: left }];
    });
  }

  function delayOf(slow: Scenario | undefined): Delay | undefined {
    if (slow === undefined || !('latency' in slow.effect)) return undefined;
    const end = ends.get(slow.id);
    return end && { ms: slow.effect.latency, ended: end.signal };
  }

  return {
    list: () => scenarios,
    add(input) {
      lastId += 1;
      const scenario = { ...v.parse(scenarioSchema, input), id: String(lastId) };
      scenarios = [scenario, ...scenarios];
      ends.set(scenario.id, new AbortController());
      for (const listener of listeners) listener(scenario);
      return scenario;
    },
    remove(id) {
      scenarios = id === undefined ? [] : scenarios.filter((scenario) => scenario.id !== id);
      for (const key of id === undefined ? [...ends.keys()] : [id]) {
        ends.get(key)?.abort();
        ends.delete(key);
      }
    },
    take(path, member) {
      const fitting = scenarios.filter((scenario) => fits(scenario, path, member));
      const slow = fitting.find((scenario) => 'latency' in scenario.effect);
      const wrong = fitting.find((scenario) => !('latency' in scenario.effect));
      for (const scenario of [slow, wrong]) if (scenario !== undefined) countDown(scenario);
      return { delay: delayOf(slow), effect: wrong?.effect };
    },
    onAdd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    asksForMember: () => scenarios.some((scenario) => scenario.member !== undefined),
  };
}

function fits(scenario: Scenario, path: string, member: string | undefined): boolean {
  if (scenario.member !== undefined && scenario.member !== member) return false;
  return scenario.path.endsWith('*') ? path.startsWith(scenario.path.slice(0, -1)) : scenario.path === path;
}
