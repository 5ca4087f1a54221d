import { Emblem } from '@heptad/ui-kit';
import type { Team } from '@heptad/venue-gateway';
import { crestsOf } from './crest';

export interface TeamCrestProps {
  readonly match: { readonly home: Team; readonly away: Team };
  readonly side: 'home' | 'away';
  /** Width and height in CSS pixels, 20 unless given. */
  readonly size?: number;
  readonly className?: string;
}

/** The crest of one side of a match, beside its name. */
export function TeamCrest({ match, side, ...rest }: TeamCrestProps) {
  return <Emblem {...crestsOf(match)[side]} {...rest} />;
}
