import { createElement, lazy, type ComponentType } from 'react';
import { useAppContext, type AppContextValue } from './app-context';
import type { LazyComponent, MessageLoaders } from './feature-module';
import { fetchPart } from './fetch-part';

/**
 * A part of a page that is fetched when it is first drawn, with texts that only it needs; React's `lazy` for parts without.
 * It suspends until both are there, and throws where they cannot be had, as React's does.
 * @param feature whose texts those lie beside
 * @param known texts of the part that are fetched beside its code, instead of after it
 */
export function lazyWithMessages<Props extends object>(
  feature: string,
  load: LazyComponent<Props>,
  known?: MessageLoaders,
): ComponentType<Props> {
  const made = new WeakMap<AppContextValue['addMessages'], ComponentType<Props>>();

  function partOf(addMessages: AppContextValue['addMessages']): ComponentType<Props> {
    const there = made.get(addMessages);
    if (there !== undefined) return there;
    const part: ComponentType<Props> = lazy(async () => ({
      default: await fetchPart(feature, load, addMessages, known),
    }));
    made.set(addMessages, part);
    return part;
  }

  return function Part(props: Props) {
    const { addMessages } = useAppContext();
    return createElement(partOf(addMessages), props);
  };
}
