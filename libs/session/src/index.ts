export type { Member } from './member';
export {
  isMemberChange,
  sessionActions,
  sessionReducer,
  sessionSelectors,
  type AutoLoginStatus,
  type Expiry,
  type SessionState,
  type WithSession,
} from './session-slice';
export { useCurrency } from './react/use-currency';
export { useIsMember } from './react/use-is-member';
export { MEMBER_DRAFT_PREFIX, useMemberDraft, type MemberDraft } from './react/use-member-draft';
export { createTokenStore, type TokenSources, type TokenStore } from './token-store';
export { createVisitorMark } from './visitor-mark';
export type { LoginOutcome } from './login-outcome';
export type { LoginAnswers, LoginForm } from './login-attempt';
export type { PendingLogin } from './pending-login';
export type { RegisterForm, RegisterOutcome } from './register';
export { fetchCaptcha, type CaptchaForm, type CaptchaImage } from './captcha-image';
export { createSession, type Session, type SessionDeps } from './session';
export { createCredentialStore, type Credentials, type CredentialStore } from './credentials';
export type { KeyVault } from './key-vault';
export { createLateVault } from './late-vault';
export { createTabChannel, SESSION_CHANNEL, type NewsCarrier, type TabChannel } from './tab-channel';
export { createAuthRequests, type AuthRequests } from './authentication/auth-requests';
export { loadLoginCode } from './authentication/login-loader';
export { createUserInfo, type UserInfo } from './user-info';
export { createSessionSagas } from './sagas/session-sagas';
export type { SessionSagaDeps, SocketHost } from './sagas/saga-deps';
export type { WebSocketLike } from './socket/connection';
export { createLateSocket } from './socket/late-socket';
export { socketAddress, type HostList } from './socket/socket-address';
