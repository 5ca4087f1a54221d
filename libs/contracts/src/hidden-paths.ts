/**
 * Paths whose spelling is not public, chosen once as siblings of their visible neighbours (OPEN-002): the prefix decides
 * how a request is shaped, so each stays in the family of its row.
 */
export const HIDDEN_PATHS = {
  /** CALL-003 */
  sliderCheck: '/site/api/v1/user/sliderCheck',
  /** CALL-022 */
  fdKey: '/page/fd/api/v1/sec/Zk3pVwQm9T',
  /** CALL-033 */
  esportsLogoDomain: '/yewu12/api/user/getEsportsLogoDomain',
  /** CALL-035 */
  venueSettings: '/yewu12/api/user/getVenueSettings',
  /** CALL-036 */
  systemNotices: '/yewu12/api/user/getSystemNotices',
  /** CALL-037 */
  matches: '/yewu11/v1/m/matchesPB',
  /** CALL-041 */
  outrightMatches: '/yewu11/v1/m/championMatchesPB',
  /** CALL-042 */
  comboMatches: '/yewu11/v1/m/comboMatchesPB',
  /** CALL-043 */
  favouriteMatch: '/yewu13/v1/userCollection/addOrCancelMatch',
  /** CALL-047 */
  dealerLobby: '/yewu27/zr/api/lobby/getLobbySetting',
  /** CALL-048 */
  dealerTables: '/yewu27/zr/api/lobby/getTableList',
} as const;

/** Paths of the calls that the product needs and no document names (OPEN-001, OPEN-022). */
export const OWN_PATHS = {
  register: '/site/api/v1/user/register',
  sliderChallenge: '/site/api/v1/user/sliderChallenge',
  notices: '/site/api/v1/site/notices',
  homeBanners: '/act/api/v1/advertising/homeBanners',
  homeContent: '/page/fd/api/v1/home/content',
  promotionList: '/act/api/v1/activity/promotions',
  promotionDetail: '/act/api/v1/activity/promotionDetail',
  promotionJoin: '/act/api/v1/activity/promotionJoin',
  promotionClaim: '/act/api/v1/activity/promotionClaim',
  promotionClaimStatus: '/act/api/v1/activity/promotionClaimStatus',
  walletBalances: '/game/api/v1/wallet/balances',
  transferStatus: '/game/api/v1/wallet/transferStatus',
  walletHistory: '/game/api/v1/wallet/history',
  topUp: '/game/api/v1/wallet/topUp',
  depositChannels: '/game/api/v1/deposit/channels',
  depositCreate: '/game/api/v1/deposit/create',
  depositStatus: '/game/api/v1/deposit/status',
  depositDetail: '/game/api/v1/deposit/detail',
  depositOrders: '/game/api/v1/deposit/orders',
  depositPaid: '/game/api/v1/deposit/paid',
  depositCancel: '/game/api/v1/deposit/cancel',
  payoutAccounts: '/game/api/v1/payout/accounts',
  payoutAdd: '/game/api/v1/payout/add',
  payoutRemove: '/game/api/v1/payout/remove',
  withdrawalLimits: '/game/api/v1/withdraw/limits',
  withdrawalCreate: '/game/api/v1/withdraw/create',
  withdrawalStatus: '/game/api/v1/withdraw/status',
  withdrawalOrders: '/game/api/v1/withdraw/orders',
  betRecords: '/game/api/v1/bets/records',
  redListRanking: '/game/api/v1/redList/ranking',
  redListPerson: '/game/api/v1/redList/person',
  redListTips: '/game/api/v1/redList/recList',
  redListTip: '/game/api/v1/redList/recDetail',
  redListFollows: '/game/api/v1/redList/followList',
  redListFollow: '/game/api/v1/redList/follow',
  betRecordDetail: '/game/api/v1/bets/record',
} as const;
