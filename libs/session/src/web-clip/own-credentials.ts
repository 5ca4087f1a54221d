import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { Credentials } from '../credentials';
import type { SessionDeps } from '../session';
import { WEB_CLIP_EXPIRED } from './expired';

/** What a web clip may log in by itself with; nothing once that has failed for good, or the member has logged out (WEBCLIP-011). */
export function* ownCredentials(deps: SessionDeps): SagaIterator<Required<Credentials> | undefined> {
  const known: Credentials | undefined = yield call(deps.credentials.read);
  const { name = '', password, checked = false } = known ?? {};
  if (!deps.webClip || deps.items.get(ITEMS.webClipToken) === WEB_CLIP_EXPIRED) return undefined;
  return password === undefined ? undefined : { name, password, checked };
}
