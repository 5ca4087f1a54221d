import type { AppContextValue, CommandContext, FeatureModule, FeatureParts } from '@heptad/feature-module';
import type { Reducer } from 'redux';
import type { Saga } from 'redux-saga';

/** Where a feature's parts are injected once they are loaded. */
export interface InjectionTargets<Services> {
  readonly services: Services;
  readonly commandContext: CommandContext;
  addReducer(key: string, reducer: Reducer): void;
  runSaga(saga: Saga<[Services]>, services: Services): void;
  readonly addMessages: AppContextValue['addMessages'];
}

export interface FeatureRegistry<Services> {
  readonly modules: readonly FeatureModule<Services>[];
  readonly services: Services;
  readonly addMessages: AppContextValue['addMessages'];
  /** Fetches and injects a feature, once however often it is asked for; a failed fetch can be tried again. */
  ensure(id: string): Promise<FeatureParts<Services>>;
  /** Hands a command to the feature that answers it, fetching the feature first. Rejects when none does, or its code cannot be had. */
  send(command: string, payload?: unknown): Promise<void>;
  /** Whether a feature that has been fetched says that money is under way. */
  moneyInFlight(state: object): boolean;
}

/** Keeps the modules whose capability the brand has, in the order given. */
export function offeredModules<Services>(
  modules: readonly FeatureModule<Services>[],
  capabilities: readonly string[],
): readonly FeatureModule<Services>[] {
  return modules.filter(({ capability }) => capability === undefined || capabilities.includes(capability));
}

export function createFeatureRegistry<Services>(
  modules: readonly FeatureModule<Services>[],
  targets: InjectionTargets<Services>,
): FeatureRegistry<Services> {
  const loaded = new Map<string, Promise<FeatureParts<Services>>>();
  const brought: FeatureParts<Services>[] = [];

  async function load(module: FeatureModule<Services>): Promise<FeatureParts<Services>> {
    const parts = await module.load();
    await targets.addMessages(module.id, parts.messages);
    for (const [key, reducer] of Object.entries(parts.reducers ?? {})) targets.addReducer(key, reducer);
    for (const saga of parts.sagas ?? []) targets.runSaga(saga, targets.services);
    brought.push(parts);
    return parts;
  }

  function ensure(id: string): Promise<FeatureParts<Services>> {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const module = modules.find((candidate) => candidate.id === id);
    if (module === undefined) return Promise.reject(new Error(`This brand offers no feature "${id}".`));
    const loading = load(module);
    loaded.set(id, loading);
    loading.catch(() => loaded.delete(id));
    return loading;
  }

  return {
    modules,
    services: targets.services,
    addMessages: targets.addMessages,
    ensure,
    moneyInFlight: (state) => brought.some((parts) => parts.moneyInFlight?.(state) === true),
    async send(command, payload) {
      const module = modules.find(({ commands }) => commands?.includes(command));
      if (module === undefined) throw new Error(`No feature of this brand answers the command "${command}".`);
      const handler = (await ensure(module.id)).commands?.[command];
      if (handler === undefined)
        throw new Error(
          `The feature "${module.id}" announces the command "${command}" but brings no answer to it.`,
        );
      await handler(payload, targets.services, targets.commandContext);
    },
  };
}
