import { settle } from '@heptad/feature-testing';
import { render, screen } from '@testing-library/react';
import { AppContext, type AppContextValue } from '@heptad/feature-module';
import { PasswordStrength } from './password-strength';
import { JUDGE_WAIT_MS, usePasswordCheck, type PasswordCheck } from './use-password-check';

jest.mock('./strength-meter', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

/** A page whose texts never come, and the check that it made. */
function show() {
  const made: PasswordCheck[] = [];
  function Page() {
    made.push(usePasswordCheck());
    return <PasswordStrength typed="Abcd1234" name="newcomer1" />;
  }
  const context = { addMessages: () => new Promise(() => undefined) } as Partial<AppContextValue>;
  render(
    <AppContext value={context as AppContextValue}>
      <Page />
    </AppContext>,
  );
  return made[0];
}

describe('a password whose strength cannot be told', () => {
  it('is said nothing of, and stands in no form’s way', async () => {
    const check = show();
    await settle();
    expect(screen.queryByRole('meter')).toBeNull();
    expect(await check?.('Abcd1234', 'newcomer1')).toBeUndefined();
  });

  it('is waited for no longer than a moment', () => {
    expect(JUDGE_WAIT_MS).toBeLessThanOrEqual(3_000);
  });
});
