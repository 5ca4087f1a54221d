import { PATHS } from '@heptad/feature-module';
import type { Member } from '@heptad/session';
import type { IconName } from '@heptad/ui-kit';

/** A step by which a member says who they are, or guards the account. */
export interface AuthenticationStep {
  readonly id: 'secondaryPassword' | 'phone' | 'email' | 'name' | 'card';
  readonly icon: IconName;
  readonly done: boolean;
  /** What is known of it, masked. */
  readonly value?: string | undefined;
  /** Where it is done, or changed. */
  readonly href: string;
}

/** What the steps are told from. */
export interface StepFacts {
  readonly member: Pick<Member, 'realName' | 'phone' | 'email'>;
  readonly secondaryPassword: boolean;
  readonly payoutAccount: boolean;
}

/** The steps of the authentication page (ROUTE-041), those that guard the account first. */
export function authenticationSteps({
  member: { realName, phone, email },
  secondaryPassword,
  payoutAccount,
}: StepFacts): readonly AuthenticationStep[] {
  return [
    {
      id: 'secondaryPassword',
      icon: 'lock',
      done: secondaryPassword,
      href: PATHS.mineUserInfoSecondaryPassword,
    },
    {
      id: 'phone',
      icon: 'customerService',
      done: phone !== undefined,
      value: phone,
      href: PATHS.mineUserInfoPhone,
    },
    { id: 'email', icon: 'globe', done: email !== undefined, value: email, href: PATHS.mineUserInfoEmail },
    { id: 'name', icon: 'mine', done: realName !== undefined, value: realName, href: PATHS.mineUserInfoName },
    {
      id: 'card',
      icon: 'withdraw',
      done: payoutAccount,
      href: payoutAccount ? PATHS.mineCards : PATHS.mineAuthenticationBindBankCard,
    },
  ];
}
