import { BUSINESS_CODES } from '@heptad/contracts';
import { refused } from './refusals';

const NOT_OFFERED = '该场馆不支持修改注单';

/** What a venue that does not edit bets says to one that shall take another's place. */
export const editRefusal = (venue: string) =>
  refused(BUSINESS_CODES.betEditUnavailable, NOT_OFFERED, `${venue}/betEdit`);
