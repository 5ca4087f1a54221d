import { COLOR_TOKENS, CONTRAST_PAIRINGS, contrastRatio, type ColorToken } from '@heptad/brand-config';
import { tokenValue } from './token-value';

const colour = (token: ColorToken): string => tokenValue(`--color-${token}`);

/** How a colour is read on what it stands on, and how well it has to be. */
function Contrasts({ token }: { readonly token: ColorToken }) {
  const pairing = CONTRAST_PAIRINGS.find((each) => each.token === token);
  if (pairing === undefined) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs text-muted">
      {pairing.on.map((ground) => (
        <li key={ground} className="numeric">
          {ground} {contrastRatio(colour(token), colour(ground)).toFixed(1)} ≥ {pairing.ratio}
        </li>
      ))}
    </ul>
  );
}

/** Every colour of the theme with its value and its contrasts. */
export function Palette() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {COLOR_TOKENS.map((token) => (
        <li key={token} className="flex items-center gap-3 rounded-m bg-raised p-2">
          <span
            aria-hidden="true"
            className="size-10 shrink-0 rounded-s border border-line"
            style={{ background: `var(--color-${token})` }}
          />
          <span className="min-w-0">
            <span className="text-sm">{token}</span>{' '}
            <code className="text-xs text-muted">{colour(token)}</code>
            <Contrasts token={token} />
          </span>
        </li>
      ))}
    </ul>
  );
}
