import type { ComponentType } from 'react';
import type { AppContextValue } from './app-context';
import type { LazyComponent } from './feature-module';

/**
 * Fetches a part of a feature with the texts that it brings.
 * @param feature whose texts those lie beside
 * @returns the component, once its texts can be read. Rejects where the code or the texts cannot be had.
 */
export async function fetchPart<Props>(
  feature: string,
  load: LazyComponent<Props>,
  addMessages: AppContextValue['addMessages'],
): Promise<ComponentType<Props>> {
  const { default: Component, messages } = await load();
  if (messages !== undefined) await addMessages(feature, messages);
  return Component;
}
