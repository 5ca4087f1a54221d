/** What the section shows once it is painted: one file, so that one request brings it. */
export { hotMatches, HOT_COUNT } from './choose-hot';
export { HotMatchCards } from './hot-match-cards';
export { SportChips } from './sport-chips';
