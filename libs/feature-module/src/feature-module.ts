import type { Locale, Messages } from '@heptad/brand-config';
import type { ComponentType } from 'react';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';

/** Fetches texts, in one language each. Keep it the same between calls: texts are fetched once a language. */
export type MessageLoaders = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;

/** What the file of a page, a section, a panel or another part brings. */
export interface PartFile<Props = object> {
  readonly default: ComponentType<Props>;
  /** Texts that only this part needs. They lie beside its feature's, under keys of their own, and are there when it is drawn. */
  readonly messages?: MessageLoaders;
}

/** A component that is fetched when it is first shown. */
export type LazyComponent<Props = object> = () => Promise<PartFile<Props>>;

/** The app's store takes actions, and questions that wait for their answers. */
export type FeatureDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What a page that is on the way is to show. */
export interface ComingPage {
  readonly url: URL;
  /** Of the route's path, by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly dispatch: FeatureDispatch;
}

export interface FeatureRoute<Services = never> {
  /** As the requirement ledger spells it; `:name` marks a parameter. */
  readonly path: string;
  /** The name of the page in {@link FeatureParts.pages}; or the page itself, where the route comes with the parts. */
  readonly page: string | LazyComponent;
  /** `member`: a visitor without a session is sent to log in and comes back afterwards (OPEN-039). */
  readonly guard?: 'member';
  /** `plain` pages bring their own frame (entry and interstitial pages); the others sit in the brand's layout. */
  readonly layout?: 'tabs' | 'title' | 'plain';
  /**
   * Begins what the page will ask for first, while its code is still being fetched. Called once it is known who is there;
   * what fails here is asked for again by the page, which then says so.
   * @returns where the page can be drawn with the answers, when they are there; never rejects
   */
  readonly prefetch?: (services: Services, page: ComingPage) => unknown;
}

export interface NavigationEntry {
  readonly id: string;
  readonly path: string;
  /** Paths of pages that belong to it besides its own and those below that. */
  readonly pages?: readonly string[];
  /** Message key, looked up in the shell's messages: navigation is drawn before any feature has loaded. */
  readonly label: string;
  /** Name of an icon that every brand draws. */
  readonly icon: string;
  readonly order: number;
  /** What is counted at its corner. */
  readonly badge?: 'unreadMail';
}

export interface HomeSection<Services = never> {
  readonly id: string;
  /** The brand capability without which the section is left out. */
  readonly capability?: string;
  readonly order: number;
  /**
   * The name of the section in {@link FeatureParts.sections}; or the section itself, where it needs nothing of its feature
   * but texts of its own: the home page then does not wait for the feature.
   */
  readonly section: string | LazyComponent;
  /** Height that the home page keeps free until the section is there, so that nothing moves: CSS pixels, or a length that follows how a brand draws it. */
  readonly minHeight: number | string;
  /**
   * Asks for what it shows first. Called only where a page can be drawn with the answers at once: by the edge, and in a page
   * that the edge has rendered. A method, so that a list may hold sections of any feature.
   * @returns when they are there; never rejects
   */
  prefetch?(services: Services, page: ComingPage): Promise<unknown>;
}

/**
 * Where a panel stands. In the full-site layout: in the head, or beside the page, before or after it. `slip`: in the sheet of the
 * bet slip, which phones and tablets have. `room`: below the picture of an anchor's room. `esports`: in the hall of e-sports. `settings`: on the settings page, with the
 * choices that its feature owns. `lesson`: below the words of a lesson, for the exercise that it names. `alerts`: over every page, below its head, once the first page has loaded.
 */
export type PanelPlace =
  'head' | 'start' | 'end' | 'slip' | 'room' | 'esports' | 'settings' | 'lesson' | 'alerts';

/**
 * Something a feature keeps in view around every page of the full-site layout (SHELL-002), in the sheet of the bet slip, in an
 * anchor's room, or over every page. Its code is fetched only where it is shown.
 */
export interface FeaturePanel {
  readonly id: string;
  readonly place: PanelPlace;
  readonly order: number;
  /** The name of the panel in {@link FeatureParts.panels}; or the panel itself, as {@link HomeSection.section}. */
  readonly panel: string | LazyComponent;
  /** The paths of the pages beside which it stands, with `/*` at the end those below too; every page unless given. */
  readonly paths?: readonly string[];
  /** Beside its pages it stands alone at its place, in full width whatever the window. */
  readonly alone?: boolean;
  /** Height in CSS pixels that is kept free until the panel is there, so that nothing moves; 192 unless given. */
  readonly height?: number;
}

/** What a feature's code brings once it has been fetched. */
export interface FeatureParts<Services> {
  readonly pages?: Readonly<Record<string, LazyComponent>>;
  /** The routes of its pages below {@link FeatureModule.pagesBelow}, with these pages. */
  readonly routes?: readonly FeatureRoute<Services>[];
  readonly sections?: Readonly<Record<string, LazyComponent>>;
  readonly panels?: Readonly<Record<string, LazyComponent>>;
  readonly reducers?: Readonly<Record<string, Reducer>>;
  readonly sagas?: readonly Saga<[Services]>[];
  /** Answers to {@link FeatureModule.commands}, each called with the payload that its caller gave. */
  readonly commands?: Readonly<Record<string, CommandHandler<Services>>>;
  /**
   * Whether, by the app's state, a bet or a transfer of the feature has no end yet: the page is then not loaded anew. A
   * method, so that each feature may name the part of the state that it reads.
   */
  moneyInFlight?(state: object): boolean;
  readonly messages: MessageLoaders;
}

export interface CommandContext {
  readonly dispatch: (action: { readonly type: string }) => unknown;
  readonly navigate: (to: string) => void;
}

/** Answers a command; where it fetches more code first, the promise rejects where that cannot be had. */
export type CommandHandler<Services> = (
  payload: unknown,
  services: Services,
  context: CommandContext,
) => void | Promise<void>;

/**
 * The one interface by which a feature joins an app: a tiny manifest that ships with the first bytes, and `load()` that
 * brings the rest. `Services` is what the feature needs of the composed app, no more.
 */
export interface FeatureModule<Services = never> {
  readonly id: string;
  /** The brand capability without which the feature is left out. */
  readonly capability?: string;
  /** Routes that ship with the first bytes: of the home page, of pages that ask for something ahead of their code, of scattered pages. */
  readonly routes: readonly FeatureRoute<Services>[];
  /**
   * Paths at and below which the feature has its further pages. Their routes come with its parts, so that one more page costs
   * the first bytes nothing. Of two features that name a path, the one whose path is longer has it.
   */
  readonly pagesBelow?: readonly string[];
  /** All pages below need a member. What logging in takes is then fetched for a guest while the routes are on their way. */
  readonly pagesForMembers?: true;
  readonly navigation?: readonly NavigationEntry[];
  readonly homeSections?: readonly HomeSection<Services>[];
  readonly panels?: readonly FeaturePanel[];
  /** Names of commands other features may send, such as `slip.open`. */
  readonly commands?: readonly string[];
  /** Names of its writes whose end may be unknown: one that was left open is taken up on whichever page comes first. */
  readonly writes?: readonly string[];
  /** Called at most once; the shell injects what it brings. */
  load(): Promise<FeatureParts<Services>>;
}
