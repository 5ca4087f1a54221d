/** What protects an account besides the login password, in the order in which it is best added. */
export const PROTECTIONS = ['secondaryPassword', 'phone', 'email'] as const;

export type Protection = (typeof PROTECTIONS)[number];

/** How well an account is protected. */
export interface SecurityLevel {
  readonly level: 'low' | 'middle' | 'high';
  /** How many of {@link PROTECTIONS} there are. */
  readonly steps: number;
  /** What would raise it, the best first. */
  readonly missing: readonly Protection[];
}

const LEVELS = ['low', 'low', 'middle', 'high'] as const;

/**
 * The one place that decides how well an account is protected: `high` with the secondary password, a phone and an e-mail address,
 * `middle` with two of them. The name and the payout accounts say who is paid; they keep nobody out.
 */
export function securityLevel(held: Readonly<Record<Protection, boolean>>): SecurityLevel {
  const missing = PROTECTIONS.filter((each) => !held[each]);
  const steps = PROTECTIONS.length - missing.length;
  return { level: LEVELS[steps] ?? 'low', steps, missing };
}
