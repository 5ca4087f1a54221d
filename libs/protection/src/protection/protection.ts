import { protection, type CallRequest, type CallResponse } from '@heptad/contracts';

/** What a member has set to protect themself, as the platform tells it. */
export type Protection = CallResponse<typeof protection.state>;
export type Limit = Protection['limits'][number];
export type LimitKind = Limit['kind'];
export type Span = Limit['span'];
export type LimitName = Pick<Limit, 'kind' | 'span'>;
export type ExclusionTerm = CallRequest<typeof protection.exclude>['term'];
export type TimeOutDays = CallRequest<typeof protection.takeTimeOut>['days'];

export const LIMIT_KINDS = protection.limitKinds;
export const SPANS = protection.spans;
export const TIME_OUT_DAYS = protection.timeOutDays;
export const EXCLUSION_TERMS = protection.exclusionTerms;
/** Choices of the minutes between two reality checks, within the bounds of the platform. */
export const REALITY_MINUTES = [15, 30, 45, 60] as const;
