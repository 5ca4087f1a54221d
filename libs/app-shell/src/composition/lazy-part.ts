import { fetchPart, type LazyComponent } from '@heptad/feature-module';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { FeatureRegistry } from '../features/feature-registry';

/** The kinds of parts that are drawn inside pages of others, by what they are called in an error. */
const KINDS = { sections: 'home section', panels: 'panel' } as const;

/** A part of a page that another feature brings. */
export interface LazyPart {
  /** Fetches its feature and its code when it is first shown, and is drawn at once where they are there already. */
  readonly Component: ComponentType;
  /** Fetches them ahead. Rejects where they cannot be had, or the feature announces the part but does not bring it. */
  fetch(): Promise<void>;
}

/** @param part its name, among those of its kind that the feature brings; or the part itself, which waits for no feature */
export function lazyPart<Services>(
  registry: FeatureRegistry<Services>,
  featureId: string,
  kind: keyof typeof KINDS,
  part: string | LazyComponent,
): LazyPart {
  let fetched: ComponentType | undefined;
  const load = async (): Promise<{ readonly default: ComponentType }> => {
    const own = typeof part === 'string' ? (await registry.ensure(featureId))[kind]?.[part] : part;
    if (own === undefined) throw new Error(`The feature "${featureId}" has no ${KINDS[kind]} "${part}".`);
    fetched = await fetchPart(featureId, own, registry.addMessages);
    return { default: fetched };
  };
  const Awaited = lazy(load);

  function Part() {
    // React holds back for a moment whatever has once been waited for, even where nothing is left to wait for. Chosen
    // once: another choice later would draw the part anew and lose its state.
    const [Content] = useState<ComponentType>(() => fetched ?? Awaited);
    return createElement(Content);
  }

  return { Component: Part, fetch: async () => void (await load()) };
}
