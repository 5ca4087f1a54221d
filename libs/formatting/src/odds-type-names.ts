import { OddsType } from './odds';

/** What each notation is called among the texts of the features. */
export const ODDS_TYPE_NAMES = {
  [OddsType.malay]: 'malay',
  [OddsType.hongkong]: 'hongkong',
  [OddsType.europe]: 'europe',
  [OddsType.indonesia]: 'indonesia',
} as const;
