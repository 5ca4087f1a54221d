import type { ApiError } from '@heptad/api-client';
import { platformSocket } from '@heptad/contracts';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthRequestRef } from './authentication/auth-requests';
import type { Member } from './member';

/** Where the auto-login of a web clip stands (WEBCLIP-007). */
export type AutoLoginStatus = 'init' | 'pending' | 'finish';

export interface SessionState {
  /** `unknown` until the stored token has been looked for. */
  readonly status: 'unknown' | 'guest' | 'member';
  /** Counts changes of the member: each login, logout and replacement adds one. */
  readonly epoch: number;
  readonly member: Member | undefined;
  /** Why the member's info could not be had; the session stands nevertheless. */
  readonly memberError: ApiError | undefined;
  readonly autoLogin: AutoLoginStatus;
  /** The platform socket: 1 open, 0 not (SOCKET-004). */
  readonly socket: 0 | 1;
  /** Whether this connection of the socket has let the member in, so that news come. */
  readonly live: boolean;
  /** A link brought another login, and the member has not said yet whether it may take this one's place (OPEN-010). */
  readonly handOver: boolean;
  /** The `x-code` of the captcha picture that was drawn last, to be sent with what is read in it (CALL-009). */
  readonly imageKey: string | undefined;
}

/** Where an ended session leads: nowhere when another listener leads on, else the login page or a partner's address. */
export interface Expiry {
  readonly code: string;
  readonly leadsTo: 'login' | 'address' | 'nowhere';
  /** With `address`: as the site's configuration gives it, not yet checked. */
  readonly address?: string;
}

/** The part of the store that the session owns. */
export interface WithSession {
  readonly session: SessionState;
}

const initialState: SessionState = {
  status: 'unknown',
  epoch: 0,
  member: undefined,
  memberError: undefined,
  autoLogin: 'init',
  socket: 0,
  live: false,
  handOver: false,
  imageKey: undefined,
};

/** The state as a fresh page has it, but for what belongs to the page itself. */
function changed(state: SessionState, status: 'guest' | 'member'): SessionState {
  return { ...initialState, status, epoch: state.epoch + 1, autoLogin: state.autoLogin };
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The stored token has been looked for at boot. */
    sessionRestored: (state, { payload }: PayloadAction<{ loggedIn: boolean }>): SessionState => ({
      ...state,
      status: payload.loggedIn ? 'member' : 'guest',
    }),
    /** Somebody wants in or out: begins the workflow. What it takes waits on the authRequests, by its number. */
    authRequested: {
      reducer: (): void => undefined,
      prepare: (payload: AuthRequestRef) => ({ payload }),
    },
    handOverOffered: (state): SessionState => ({ ...state, handOver: true }),
    /** @param accepted whether the link's login takes the present one's place */
    handOverAnswered: {
      reducer: (state: SessionState): SessionState => ({ ...state, handOver: false }),
      prepare: (payload: { readonly accepted: boolean }) => ({ payload }),
    },
    /** A captcha picture has come. @param payload its `x-code` */
    pictureDrawn: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...state,
      imageKey: payload,
    }),
    /** Another member has taken the place of the one before, by the shell or a link. */
    memberReplaced: {
      reducer: (): void => undefined,
      prepare: (payload: { readonly name: string }) => ({ payload }),
    },
    /** @param auto whether a web clip did it by itself */
    loggedIn: {
      reducer: (state: SessionState) => changed(state, 'member'),
      prepare: (payload: { readonly auto: boolean }) => ({ payload }),
    },
    loggedOut: (state) => changed(state, 'guest'),
    /** Another tab, or the native shell, logged somebody in or out. */
    loginChanged: (state, { payload }: PayloadAction<{ loggedIn: boolean }>) =>
      changed(state, payload.loggedIn ? 'member' : 'guest'),
    /** The platform ended the session, or asks a guest to log in; it has been cleaned up already (SESSION-020). */
    sessionExpired: {
      reducer: (state: SessionState) => (state.status === 'guest' ? state : changed(state, 'guest')),
      prepare: (payload: Expiry) => ({ payload }),
    },
    /** Somebody asks for the member's info once more. */
    memberRequested: (): void => undefined,
    memberLoaded: (state, { payload }: PayloadAction<Member>): SessionState => ({
      ...state,
      member: payload,
      memberError: undefined,
    }),
    memberFailed: (state, { payload }: PayloadAction<ApiError>): SessionState => ({
      ...state,
      memberError: payload,
    }),
    autoLoginMoved: (state, { payload }: PayloadAction<AutoLoginStatus>): SessionState => ({
      ...state,
      autoLogin: payload,
    }),
    socketMoved: (state, { payload }: PayloadAction<0 | 1>): SessionState => ({
      ...state,
      socket: payload,
      live: false,
    }),
    /** The platform took the socket's login. */
    socketLetIn: (state): SessionState => ({ ...state, live: true }),
    /** The platform pushed a message over the socket. */
    messagePushed: {
      reducer: (
        state: SessionState,
        { payload }: PayloadAction<platformSocket.ServerMessage>,
      ): SessionState =>
        (payload.msgId === platformSocket.MESSAGE.mailArrived ||
          payload.msgId === platformSocket.MESSAGE.mailCounted) &&
        state.member !== undefined
          ? { ...state, member: { ...state.member, unreadMail: payload.msgData.unread } }
          : state,
      prepare: (payload: platformSocket.ServerMessage) => ({ payload }),
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectIsMember: (state) => state.status === 'member',
    selectMember: (state) => state.member,
    selectMemberError: (state) => state.memberError,
    selectEpoch: (state) => state.epoch,
    selectAutoLogin: (state) => state.autoLogin,
    selectSocketOpen: (state) => state.socket === 1,
    selectHandOver: (state) => state.handOver,
    selectImageKey: (state) => state.imageKey,
  },
});

export const sessionReducer = slice.reducer;
export const sessionActions = slice.actions;
export const sessionSelectors = slice.selectors;

/** Matches every action after which another member, or nobody, may be there. */
export const isMemberChange = isAnyOf(
  slice.actions.loggedIn,
  slice.actions.loggedOut,
  slice.actions.loginChanged,
  slice.actions.sessionExpired,
);
