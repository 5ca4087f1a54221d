import type { CallId } from '@heptad/contracts';

type PlatformCall = Extract<
  CallId,
  | `activities.${string}`
  | `configuration.${string}`
  | `help.${string}`
  | `home.${string}`
  | `sponsor.${string}`
  | `venue.${string}`
  | `video.${string}`
  | `wallet.${string}`
  | `walletOverview.${string}`
  | `bets.${string}`
  | `dealer.${string}`
  | `jsonCache.${string}`
  | `matches.${string}`
  | `redList.${string}`
  | `rewards.${string}`
  | `statement.${string}`
  | `sports.${string}`
  | `selections.${string}`
  | `teams.${string}`
>;

/** The platform: configuration, content, launching, wallets. */
export const platformProse: Readonly<Record<PlatformCall, string>> = {
  'activities.detail':
    'One promotion: its prizes, how far the member is by bets and transfers, its rules as plain text.',
  'activities.join': 'Joins a promotion; joining twice is joining once.',
  'activities.claim': 'Pays a reached prize into the centre, once. Needs an Idempotency-Key.',
  'activities.claimStatus': 'What became of a claim, by its Idempotency-Key.',
  'configuration.preInfo':
    'What a page needs before anything else: title, the visitor’s address, whether the platform runs, its time.',
  'configuration.appConfig': 'The VIP grades and which of them count as high; whether anchors are sponsored.',
  'configuration.vvPretty':
    'Sealed under the site key: the line list, whose entry 51 is the address of the platform socket.',
  'configuration.sportWhite': 'The sports venues that are running on this site.',
  'configuration.venueSort': 'Venues of a game type in the order of the site; sports when the type is empty.',
  'configuration.floatIcons': 'Icons that float over a page.',
  'help.rate':
    'Says whether an article of the help centre was of use: one word a member, or a guest’s device, and the last one counts.',
  'home.banners': 'Banners of the home page, in the language of Accept-Language.',
  'home.notices':
    'Texts of the scrolling notice in the language of Accept-Language; a new one every six hours.',
  'home.content':
    'Areas of the home page with their venues and games, named in the language of Accept-Language; a venue under maintenance has status 0.',
  'sponsor.images': 'Sponsored images of a type, unsorted; status 1 for a type that has none.',
  'venue.launch':
    'Opens a venue or a game for the member: an address with a token that is good for twelve hours.',
  'venue.frontLaunch': 'Opens a venue for looking only.',
  'venue.maintainStatus': 'Sports venue to 1 running or 0 maintenance. Also answers POST.',
  'venue.strategiesBanner': 'The banner of a venue’s betting strategies; none while it is closed.',
  'video.anchors': 'The anchors’ channels; they take turns by the hour.',
  'video.followedAnchors': 'The anchors that the member follows.',
  'video.followAnchor': 'Follows an anchor, or no longer.',
  'video.anchorFile': 'Text file of a channel’s streams.',
  'video.venueFile': 'Text file of the streams of a sports venue’s live matches.',
  'statement.lines':
    'Postings on the member’s wallets, newest first, each with the balance after it; sums of all that is asked for and of each day by the zone’s midnights. Pages follow by the last posting’s id.',
  'statement.detail':
    'One posting with its order’s number and steps: a withdrawal’s are ordered, audited and paid out, or refused and returned.',
  'rewards.list':
    'Prizes of promotions (reward), or what the platform gives by its own rules (welfare): a welcome gift, and by the week a rebate on turnover and a relief on losses. Those to claim come first.',
  'rewards.detail': 'One prize: what it was given for, and what has to be bet once it is claimed.',
  'rewards.claim':
    'Pays a prize into the centre, once. Needs an Idempotency-Key. 7405 when it was claimed, 7401 when its time is over; refused for members who rest.',
  'wallet.transfer':
    'Moves money from the centre into a venue’s wallet. Needs an Idempotency-Key; a repeated key gives the first answer.',
  'wallet.recycle':
    'Brings a venue’s money back, or all venues’ when the code is empty. Needs an Idempotency-Key.',
  'wallet.balances': 'All wallets of the member.',
  'wallet.transferStatus': 'What became of a money write, asked by its key; known 0 when it never arrived.',
  'walletOverview.one': 'One wallet of the member’s by itself; 7003 where there is none by that code.',
  'walletOverview.locked':
    'What is not free yet: turnover still required, the part of it that bonuses ask for, and withdrawals that are not paid.',
  'walletOverview.trend':
    'The sum of all wallets at the end of each of the last 30 days, by the member’s time zone; today as it is now.',
  'walletOverview.autoTransfer': 'Whether the member has agreed to automatic transfer, and since when.',
  'walletOverview.setAutoTransfer':
    'Agrees to automatic transfer or takes it back. While it is agreed, a launch by hand brings what the centre wallet holds to the venue, unless it says otherwise.',
  'wallet.topUp': 'Adds play money to the centre. Needs an Idempotency-Key.',
  'sports.search':
    'Matches, teams, leagues and players by name: Chinese in both scripts, pinyin or its first letters, English. What is running stands first.',
  'matches.preview':
    'What is known before a match: each team’s last five matches, their last five meetings, and the table of a league that has one.',
  'redList.ranking':
    'Tipsters by profit rate, hit rate or hits in a row over seven or thirty days; they tip in the simulation, and its results are theirs.',
  'redList.person': 'A tipster’s figures and the profit at the end of each day.',
  'redList.tips': 'A tipster’s recommendations, open or settled, newest first.',
  'redList.tip': 'One recommendation with its reasons.',
  'redList.follows': 'The tipsters that the member follows.',
  'redList.follow': 'Follows a tipster, or no longer.',
  'selections.priceHistory':
    'How the price of a selection went at a venue since its market opened, worked out anew from the simulation: up to 24 times before kick-off and 24 since.',
  'selections.popularBets':
    'The selections that at least two bets of the last six hours are on, most first, as far as the venue still offers them: five at most; of one match or one sport where it is named. Counted from the bets in the ledger, in all venues.',
  'teams.followed':
    'The teams that the member follows, named in the language asked for, each with the match that it plays now or its next one.',
  'teams.follow': 'Follows a team, or no longer; the fifty-first is refused.',
  'teams.matches':
    'The football matches of followed teams that run or begin within a day, with their goals; one that was cancelled stays and says so.',
  'bets.records':
    'The member’s bets in all venues by venue, sport, kind, state and time of placing, with the sums of all that is found, by venue too.',
  'bets.record': 'One bet by its number, with what each of its combinations comes to.',
  'dealer.lobby': 'Halls of a live-dealer venue; answered without an envelope.',
  'dealer.tables': 'Tables of a hall.',
  'dealer.login': 'Who a venue token belongs to in the live-dealer area.',
  'jsonCache.read': 'Served by the edge, not by the platform: reads a cached text.',
  'jsonCache.write': 'Served by the edge, not by the platform: writes a cached text with its time to live.',
};
