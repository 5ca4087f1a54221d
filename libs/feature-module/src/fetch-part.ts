import type { ComponentType } from 'react';
import type { AppContextValue } from './app-context';
import type { LazyComponent, MessageLoaders } from './feature-module';

/**
 * Fetches a part of a feature with the texts that it brings.
 * @param feature whose texts those lie beside
 * @param known texts of the part that are known before its code, and fetched beside it
 * @returns the component, once its texts can be read. Rejects where the code or the texts cannot be had.
 */
export async function fetchPart<Props>(
  feature: string,
  load: LazyComponent<Props>,
  addMessages: AppContextValue['addMessages'],
  known?: MessageLoaders,
): Promise<ComponentType<Props>> {
  const [{ default: Component, messages }] = await Promise.all([
    load(),
    known && addMessages(feature, known),
  ]);
  if (messages !== undefined) await addMessages(feature, messages);
  return Component;
}
