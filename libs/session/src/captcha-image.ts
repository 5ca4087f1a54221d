import type { ApiClient, Result } from '@heptad/api-client';
import { captcha, LOGIN_CODES } from '@heptad/contracts';

/** As what a captcha may be had: to be read, or to be heard by who cannot see it. */
export type CaptchaForm = 'picture' | 'sound';

/** A captcha, and the key to send with what was read or heard in it (CALL-009). */
export interface CaptchaImage {
  readonly image: Blob;
  readonly key: string;
}

/** Fetches a captcha. A failure carries the client's own code 900000 (ERR-030). */
export async function fetchCaptcha(api: ApiClient, form: CaptchaForm): Promise<Result<CaptchaImage>> {
  const call = form === 'sound' ? captcha.sound : captcha.image;
  const answer = await api.sendRaw(call, {}, { noToast: 'awaited' });
  if (!answer.ok) {
    const error = { ...answer.error, code: String(LOGIN_CODES.imageFetchFailed) };
    return { ok: false, error };
  }
  return { ok: true, value: { image: answer.value.body, key: answer.value.headers['x-code'] ?? '' } };
}
