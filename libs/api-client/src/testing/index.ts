export { growth } from '../linear-time';
export { errorOf, type ErrorParts } from './error-of';
export { stubApiClient, type StubAnswers, type StubApiClient } from './stub-api-client';
