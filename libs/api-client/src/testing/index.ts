export { stubApiClient, type StubAnswers, type StubApiClient } from './stub-api-client';
