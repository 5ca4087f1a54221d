import { createElement, lazy, type ComponentType } from 'react';
import { useAppContext, type AppContextValue } from './app-context';
import type { LazyComponent } from './feature-module';
import { fetchPart } from './fetch-part';

/**
 * A part of a page that is fetched when it is first drawn, with texts that only it needs; React's `lazy` for parts without.
 * It suspends until both are there, and throws where they cannot be had, as React's does.
 * @param feature whose texts those lie beside
 */
export function lazyWithMessages<Props extends object>(
  feature: string,
  load: LazyComponent<Props>,
): ComponentType<Props> {
  const made = new WeakMap<AppContextValue['addMessages'], ComponentType<Props>>();

  function partOf(addMessages: AppContextValue['addMessages']): ComponentType<Props> {
    const known = made.get(addMessages);
    if (known !== undefined) return known;
    const part: ComponentType<Props> = lazy(async () => ({
      default: await fetchPart(feature, load, addMessages),
    }));
    made.set(addMessages, part);
    return part;
  }

  return function Part(props: Props) {
    const { addMessages } = useAppContext();
    return createElement(partOf(addMessages), props);
  };
}
