/** Addresses that the ROUTE rows do not give: pages the product needs besides, and second spellings (OPEN-037). */
export const EXTRA_PATHS = {
  homeAlias: '/home',
  venuesByArea: '/venues/:area',
  venuesPlayByEnName: '/venues/play/:enName',
  venuesRoundById: '/venues/round/:id',
  anchors: '/anchors',
  anchorsByChannel: '/anchors/:channel',
  search: '/search',
  mineProtection: '/mine/protection',
  mineUserInfoDevices: '/mine/userInfo/devices',
  mineUserInfoLoginHistory: '/mine/userInfo/loginHistory',
  mineUserInfoPasskeys: '/mine/userInfo/passkeys',
  activityEuropeanRecords: '/activity/europeanRecords',
  activityEuropeanSchedule: '/activity/europeanSchedule',
  activityEuropeanStars: '/activity/europeanStars',
  activityEuropeanWinners: '/activity/europeanWinners',
} as const;
