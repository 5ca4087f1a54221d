import { useAppContext } from '@heptad/feature-module';

/** Milliseconds that a form waits for what judges passwords. Without it the form is sent: the rules of signs and length hold all the same. */
export const JUDGE_WAIT_MS = 3_000;

/**
 * Judges the password of a form that is about to be sent.
 * @returns the key of the text that says why it may not be chosen; undefined where it may, or where nothing could judge it in time
 */
export type PasswordCheck = (password: string, name: string) => Promise<string | undefined>;

/** The check of common passwords and of those that hold the login name. */
export function usePasswordCheck(): PasswordCheck {
  const { addMessages } = useAppContext();
  return async (password, name) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), JUDGE_WAIT_MS);
    });
    const judged = import('./strength-meter').then(async ({ judgePassword, messages }) => {
      const { weakness } = judgePassword(password, name);
      if (weakness === undefined) return undefined;
      await addMessages('account', messages);
      return `strength.refused.${weakness}`;
    });
    try {
      return await Promise.race([judged, late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
