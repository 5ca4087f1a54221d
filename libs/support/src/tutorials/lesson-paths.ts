import { PATHS } from '@heptad/feature-module';

/** The addresses of the lessons. Each is a `page` of an article. */
export const LESSON_PATHS = [
  PATHS.tutorialSinglePass,
  PATHS.tutorialRelatedPass,
  PATHS.tutorialSportRules,
  PATHS.tutorialBettingIntroduction,
  PATHS.tutorialHijack,
  PATHS.tutorialWithdraw,
  PATHS.tutorialWithdrawEncypt,
  PATHS.tutorialTransfer,
  PATHS.tutorialDeposit,
  PATHS.tutorialExample,
  PATHS.tutorialGames,
  PATHS.tutorialGamesAnswer,
  PATHS.tutorialDiscount,
  PATHS.tutorialTechById,
  PATHS.tutorialContact,
  PATHS.tutorialKnowExchange,
  PATHS.tutorialKnowVirtualCurrency,
] as const;
