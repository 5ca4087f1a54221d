import { createContext, useContext, type ComponentType } from 'react';
import type { BrandBundle } from '@heptad/brand-config';
import type { HomeSection, MessageLoaders, NavigationEntry } from './feature-module';

/** As many of the brand's home sections as a first screen may show, the full site's included; they come with its own code. */
export const FIRST_SECTIONS = 3;

/** A home section with the component that fetches it when it is first shown. */
export interface HomeSectionView extends Pick<HomeSection, 'id' | 'minHeight'> {
  readonly Component: ComponentType;
}

/** What the shell hands to every page: the composed services and the way to reach other features. */
export interface AppContextValue {
  readonly services: unknown;
  readonly brand: BrandBundle;
  /** What the brand's features offer, in the brand's order. */
  readonly navigation: readonly NavigationEntry[];
  /** Sections for the home page, in the brand's order. */
  readonly homeSections: readonly HomeSectionView[];
  /** The panels for the bet slip's sheet, each with a failure of its own; undefined where no feature has one. */
  readonly SlipPanels?: ComponentType | undefined;
  /** The panels for an anchor's room, in the same way; what match it is about they read from {@link RoomMatch}. */
  readonly RoomPanels?: ComponentType | undefined;
  /** The panels for the hall of e-sports, in the same way. */
  readonly EsportsPanels?: ComponentType | undefined;
  /** The panels for the settings page, in the same way. */
  readonly SettingsPanels?: ComponentType | undefined;
  /** The panels for a lesson, in the same way; which exercise is wanted they read from {@link LessonExercise}. */
  readonly LessonPanels?: ComponentType | undefined;
  /** Lays texts beside those of a feature. Resolves once they can be read; rejects where they cannot be fetched. */
  readonly addMessages: (feature: string, messages: MessageLoaders) => Promise<void>;
  /** Sends a command to the feature that answers it; resolves once it has been handed over. Rejects for unknown names, and where the code cannot be had. */
  readonly send: (command: string, payload?: unknown) => Promise<void>;
}

/** Provided once by the shell, and by tests that render a page alone. */
export const AppContext = createContext<AppContextValue | null>(null);

/** The match that an anchor's room is about, by its number at every venue. */
export const RoomMatch = createContext<string | undefined>(undefined);

/** The exercise that a lesson wants played at this place; a panel that has no such one draws nothing. */
export const LessonExercise = createContext<string | undefined>(undefined);

/** Everything the shell hands down; features mostly want {@link useServices}, {@link useBrand} or {@link useCommand}. */
export function useAppContext(): AppContextValue {
  const value = useContext(AppContext);
  if (value === null)
    throw new Error('A page was rendered outside the app: wrap it in AppContext.Provider with its services.');
  return value;
}

/** The services that a feature declared in its `FeatureModule<Services>`. */
export function useServices<Services>(): Services {
  return useAppContext().services as Services;
}

/** A function that sends a command to another feature, which is fetched first where needed. */
export function useCommand(): AppContextValue['send'] {
  return useAppContext().send;
}

/** The brand the page belongs to: its configuration, labels and drawings. */
export function useBrand(): BrandBundle {
  return useAppContext().brand;
}
