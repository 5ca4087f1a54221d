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
