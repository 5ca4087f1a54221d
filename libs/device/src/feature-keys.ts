// Keys of the stored object that belong to one feature each, named here so that the settings page can put choices back and clear
// traces without knowing the feature.

export const RECENT_MATCHES_KEY = 'recentMatches';
export const RECENT_SEARCHES_KEY = 'recentSearches';
export const PINNED_MARKETS_KEY = 'pinnedMarkets';
export const QUICK_STAKE_KEY = 'quickStake';
export const QUICK_TOLERANCE_KEY = 'quickTolerance';
export const GOAL_ALERTS_KEY = 'goalAlerts';
export const GAME_MONEY_BACK_KEY = 'gameMoneyBack';
export const GAME_MONEY_LEFT_KEY = 'gameMoneyLeft';
